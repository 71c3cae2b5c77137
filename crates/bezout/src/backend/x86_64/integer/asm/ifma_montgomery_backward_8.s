// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_8` [Mon85, Mon87], 8 words and 10 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 10), or 0 for zero, and
//   p = inverse y / 2^(52 10), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 9344 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 640,
//   2^52 - 1 at 704, 1 at 768, orders of lanes at 832, p at 1024, spare at 2304, first at 3584, x at
//   4864, others at 6144, total at 8064. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 3597 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+704]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+640]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1280	// begin
add rdx, r9	// begin
imul r9, rax, 1024	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 1024	// place
lea r8, [rdi+3584]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1280	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm8, xmmword ptr [rsi-1024]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-960], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-896], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-832], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-768]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-704], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-640], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-576], 3	// again.x0.load
vpunpcklqdq zmm0, zmm8, zmm9	// again.x0.load
vpunpckhqdq zmm1, zmm8, zmm9	// again.x0.load
vmovdqu64 xmm8, xmmword ptr [rsi-1008]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-944], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-880], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-816], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-752]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-688], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-624], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-560], 3	// again.x0.load
vpunpcklqdq zmm2, zmm8, zmm9	// again.x0.load
vpunpckhqdq zmm3, zmm8, zmm9	// again.x0.load
vmovdqu64 xmm8, xmmword ptr [rsi-992]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-928], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-864], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-800], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-736]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-672], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-608], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-544], 3	// again.x0.load
vpunpcklqdq zmm4, zmm8, zmm9	// again.x0.load
vpunpckhqdq zmm5, zmm8, zmm9	// again.x0.load
vmovdqu64 xmm8, xmmword ptr [rsi-976]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-912], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-848], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-784], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-720]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-656], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-592], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-528], 3	// again.x0.load
vpunpcklqdq zmm6, zmm8, zmm9	// again.x0.load
vpunpckhqdq zmm7, zmm8, zmm9	// again.x0.load
vporq zmm8, zmm0, zmm1	// again.x0.limbs
vporq zmm8, zmm8, zmm2	// again.x0.limbs
vporq zmm8, zmm8, zmm3	// again.x0.limbs
vporq zmm8, zmm8, zmm4	// again.x0.limbs
vporq zmm8, zmm8, zmm5	// again.x0.limbs
vporq zmm8, zmm8, zmm6	// again.x0.limbs
vporq zmm8, zmm8, zmm7	// again.x0.limbs
vptestnmq k1, zmm8, zmm8	// again.x0.limbs
vmovdqa64 zmm9, zmmword ptr [rdi+768]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm9	// again.x0.limbs
vmovdqa64 zmm8, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4864], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4928], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm1, zmm2, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4992], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm2, zmm3, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5056], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm3, zmm4, 16	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5120], zmm8	// again.x0.limbs
vpsrlq zmm8, zmm4, 4	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5184], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm4, zmm5, 56	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5248], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm5, zmm6, 44	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5312], zmm8	// again.x0.limbs
vpshrdq zmm8, zmm6, zmm7, 32	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5376], zmm8	// again.x0.limbs
vpsrlq zmm8, zmm7, 20	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5440], zmm8	// again.x0.limbs
vmovdqu64 xmm8, xmmword ptr [rsi-512]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-448], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-384], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-320], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-192], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-128], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-64], 3	// again.x1.load
vpunpcklqdq zmm0, zmm8, zmm9	// again.x1.load
vpunpckhqdq zmm1, zmm8, zmm9	// again.x1.load
vmovdqu64 xmm8, xmmword ptr [rsi-496]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-432], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-368], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-304], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-176], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-112], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-48], 3	// again.x1.load
vpunpcklqdq zmm2, zmm8, zmm9	// again.x1.load
vpunpckhqdq zmm3, zmm8, zmm9	// again.x1.load
vmovdqu64 xmm8, xmmword ptr [rsi-480]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-416], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-352], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-288], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-224]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-160], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-96], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-32], 3	// again.x1.load
vpunpcklqdq zmm4, zmm8, zmm9	// again.x1.load
vpunpckhqdq zmm5, zmm8, zmm9	// again.x1.load
vmovdqu64 xmm8, xmmword ptr [rsi-464]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-400], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-336], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-272], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-208]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-144], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-80], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpcklqdq zmm6, zmm8, zmm9	// again.x1.load
vpunpckhqdq zmm7, zmm8, zmm9	// again.x1.load
vporq zmm8, zmm0, zmm1	// again.x1.limbs
vporq zmm8, zmm8, zmm2	// again.x1.limbs
vporq zmm8, zmm8, zmm3	// again.x1.limbs
vporq zmm8, zmm8, zmm4	// again.x1.limbs
vporq zmm8, zmm8, zmm5	// again.x1.limbs
vporq zmm8, zmm8, zmm6	// again.x1.limbs
vporq zmm8, zmm8, zmm7	// again.x1.limbs
vptestnmq k2, zmm8, zmm8	// again.x1.limbs
vmovdqa64 zmm9, zmmword ptr [rdi+768]	// again.x1.limbs
vporq zmm0{k2}, zmm0, zmm9	// again.x1.limbs
vmovdqa64 zmm8, zmm0	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5504], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm0, zmm1, 52	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5568], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm1, zmm2, 40	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5632], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm2, zmm3, 28	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5696], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm3, zmm4, 16	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5760], zmm8	// again.x1.limbs
vpsrlq zmm8, zmm4, 4	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5824], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm4, zmm5, 56	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5888], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm5, zmm6, 44	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+5952], zmm8	// again.x1.limbs
vpshrdq zmm8, zmm6, zmm7, 32	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6016], zmm8	// again.x1.limbs
vpsrlq zmm8, zmm7, 20	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6080], zmm8	// again.x1.limbs
vmovdqu64 zmm28, zmmword ptr [r8+0]	// again.p.row0
vpxorq zmm0, zmm0, zmm0	// again.p.row0
vpxorq zmm1, zmm1, zmm1	// again.p.row0
vpxorq zmm2, zmm2, zmm2	// again.p.row0
vpxorq zmm3, zmm3, zmm3	// again.p.row0
vpxorq zmm4, zmm4, zmm4	// again.p.row0
vpxorq zmm5, zmm5, zmm5	// again.p.row0
vpxorq zmm6, zmm6, zmm6	// again.p.row0
vpxorq zmm7, zmm7, zmm7	// again.p.row0
vpxorq zmm8, zmm8, zmm8	// again.p.row0
vpxorq zmm9, zmm9, zmm9	// again.p.row0
vpxorq zmm10, zmm10, zmm10	// again.p.row0
vmovdqu64 zmm29, zmmword ptr [r8+640]	// again.p.row0
vpxorq zmm12, zmm12, zmm12	// again.p.row0
vpxorq zmm13, zmm13, zmm13	// again.p.row0
vpxorq zmm14, zmm14, zmm14	// again.p.row0
vpxorq zmm15, zmm15, zmm15	// again.p.row0
vpxorq zmm16, zmm16, zmm16	// again.p.row0
vpxorq zmm17, zmm17, zmm17	// again.p.row0
vpxorq zmm18, zmm18, zmm18	// again.p.row0
vpxorq zmm19, zmm19, zmm19	// again.p.row0
vpxorq zmm20, zmm20, zmm20	// again.p.row0
vpxorq zmm21, zmm21, zmm21	// again.p.row0
vpxorq zmm22, zmm22, zmm22	// again.p.row0
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+4864]	// again.p.row0
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5504]	// again.p.row0
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+4928]	// again.p.row0
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5568]	// again.p.row0
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+4992]	// again.p.row0
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5632]	// again.p.row0
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5056]	// again.p.row0
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5696]	// again.p.row0
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5120]	// again.p.row0
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5760]	// again.p.row0
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5184]	// again.p.row0
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5824]	// again.p.row0
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5248]	// again.p.row0
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5888]	// again.p.row0
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5312]	// again.p.row0
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5952]	// again.p.row0
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5376]	// again.p.row0
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+6016]	// again.p.row0
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5440]	// again.p.row0
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+6080]	// again.p.row0
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+4864]	// again.p.row0
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5504]	// again.p.row0
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+4928]	// again.p.row0
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5568]	// again.p.row0
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+4992]	// again.p.row0
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5632]	// again.p.row0
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5056]	// again.p.row0
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5696]	// again.p.row0
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5120]	// again.p.row0
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5760]	// again.p.row0
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5184]	// again.p.row0
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5824]	// again.p.row0
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5248]	// again.p.row0
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5888]	// again.p.row0
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5312]	// again.p.row0
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5952]	// again.p.row0
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5376]	// again.p.row0
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+6016]	// again.p.row0
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5440]	// again.p.row0
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6080]	// again.p.row0
vpxorq zmm24, zmm24, zmm24	// again.p.reduce0
vpmadd52luq zmm24, zmm0, zmm30	// again.p.reduce0
vpxorq zmm25, zmm25, zmm25	// again.p.reduce0
vpmadd52luq zmm25, zmm12, zmm30	// again.p.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p.reduce0
vpsrlq zmm0, zmm0, 52	// again.p.reduce0
vpaddq zmm12, zmm12, zmm31	// again.p.reduce0
vpsrlq zmm12, zmm12, 52	// again.p.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p.reduce0
vpaddq zmm13, zmm13, zmm12	// again.p.reduce0
vmovdqu64 zmm28, zmmword ptr [r8+64]	// again.p.row1
vpxorq zmm11, zmm11, zmm11	// again.p.row1
vmovdqu64 zmm29, zmmword ptr [r8+704]	// again.p.row1
vpxorq zmm23, zmm23, zmm23	// again.p.row1
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+4864]	// again.p.row1
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5504]	// again.p.row1
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+4928]	// again.p.row1
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5568]	// again.p.row1
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+4992]	// again.p.row1
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5632]	// again.p.row1
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5056]	// again.p.row1
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5696]	// again.p.row1
vpxorq zmm26, zmm26, zmm26	// again.p.reduce0
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce0
vpxorq zmm27, zmm27, zmm27	// again.p.reduce0
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce0
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+64]	// again.p.reduce0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+64]	// again.p.reduce0
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5120]	// again.p.row1
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5760]	// again.p.row1
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5184]	// again.p.row1
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5824]	// again.p.row1
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5248]	// again.p.row1
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5888]	// again.p.row1
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5312]	// again.p.row1
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5952]	// again.p.row1
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5376]	// again.p.row1
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+6016]	// again.p.row1
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5440]	// again.p.row1
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+6080]	// again.p.row1
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+4864]	// again.p.row1
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5504]	// again.p.row1
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+4928]	// again.p.row1
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5568]	// again.p.row1
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+4992]	// again.p.row1
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5632]	// again.p.row1
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5056]	// again.p.row1
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5696]	// again.p.row1
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5120]	// again.p.row1
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5760]	// again.p.row1
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5184]	// again.p.row1
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5824]	// again.p.row1
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5248]	// again.p.row1
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5888]	// again.p.row1
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5312]	// again.p.row1
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5952]	// again.p.row1
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5376]	// again.p.row1
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6016]	// again.p.row1
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5440]	// again.p.row1
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+6080]	// again.p.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+128]	// again.p.reduce0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+128]	// again.p.reduce0
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+192]	// again.p.reduce0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+192]	// again.p.reduce0
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+256]	// again.p.reduce0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+256]	// again.p.reduce0
vpaddq zmm1, zmm1, zmm26	// again.p.reduce0
vpaddq zmm13, zmm13, zmm27	// again.p.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+512]	// again.p.reduce0
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+512]	// again.p.reduce0
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+576]	// again.p.reduce0
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+576]	// again.p.reduce0
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+64]	// again.p.reduce0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+64]	// again.p.reduce0
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+128]	// again.p.reduce0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+128]	// again.p.reduce0
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+192]	// again.p.reduce0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+192]	// again.p.reduce0
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+256]	// again.p.reduce0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+256]	// again.p.reduce0
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+512]	// again.p.reduce0
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+512]	// again.p.reduce0
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+576]	// again.p.reduce0
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+576]	// again.p.reduce0
vpxorq zmm24, zmm24, zmm24	// again.p.reduce1
vpmadd52luq zmm24, zmm1, zmm30	// again.p.reduce1
vpxorq zmm25, zmm25, zmm25	// again.p.reduce1
vpmadd52luq zmm25, zmm13, zmm30	// again.p.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p.reduce1
vpsrlq zmm1, zmm1, 52	// again.p.reduce1
vpaddq zmm13, zmm13, zmm31	// again.p.reduce1
vpsrlq zmm13, zmm13, 52	// again.p.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p.reduce1
vpaddq zmm14, zmm14, zmm13	// again.p.reduce1
vmovdqu64 zmm28, zmmword ptr [r8+128]	// again.p.row2
vpxorq zmm0, zmm0, zmm0	// again.p.row2
vmovdqu64 zmm29, zmmword ptr [r8+768]	// again.p.row2
vpxorq zmm12, zmm12, zmm12	// again.p.row2
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+4864]	// again.p.row2
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5504]	// again.p.row2
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+4928]	// again.p.row2
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5568]	// again.p.row2
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+4992]	// again.p.row2
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5632]	// again.p.row2
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5056]	// again.p.row2
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5696]	// again.p.row2
vpxorq zmm26, zmm26, zmm26	// again.p.reduce1
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce1
vpxorq zmm27, zmm27, zmm27	// again.p.reduce1
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+64]	// again.p.reduce1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+64]	// again.p.reduce1
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5120]	// again.p.row2
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5760]	// again.p.row2
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5184]	// again.p.row2
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5824]	// again.p.row2
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5248]	// again.p.row2
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5888]	// again.p.row2
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5312]	// again.p.row2
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5952]	// again.p.row2
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5376]	// again.p.row2
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+6016]	// again.p.row2
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5440]	// again.p.row2
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+6080]	// again.p.row2
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+4864]	// again.p.row2
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5504]	// again.p.row2
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+4928]	// again.p.row2
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5568]	// again.p.row2
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+4992]	// again.p.row2
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5632]	// again.p.row2
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5056]	// again.p.row2
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5696]	// again.p.row2
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5120]	// again.p.row2
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5760]	// again.p.row2
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5184]	// again.p.row2
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5824]	// again.p.row2
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5248]	// again.p.row2
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5888]	// again.p.row2
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5312]	// again.p.row2
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5952]	// again.p.row2
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5376]	// again.p.row2
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+6016]	// again.p.row2
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5440]	// again.p.row2
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+6080]	// again.p.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+128]	// again.p.reduce1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+128]	// again.p.reduce1
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+192]	// again.p.reduce1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+192]	// again.p.reduce1
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+256]	// again.p.reduce1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+256]	// again.p.reduce1
vpaddq zmm2, zmm2, zmm26	// again.p.reduce1
vpaddq zmm14, zmm14, zmm27	// again.p.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+512]	// again.p.reduce1
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+512]	// again.p.reduce1
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+576]	// again.p.reduce1
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+576]	// again.p.reduce1
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+64]	// again.p.reduce1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+64]	// again.p.reduce1
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+128]	// again.p.reduce1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+128]	// again.p.reduce1
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+192]	// again.p.reduce1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+192]	// again.p.reduce1
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+256]	// again.p.reduce1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+256]	// again.p.reduce1
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+512]	// again.p.reduce1
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+512]	// again.p.reduce1
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+576]	// again.p.reduce1
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+576]	// again.p.reduce1
vpxorq zmm24, zmm24, zmm24	// again.p.reduce2
vpmadd52luq zmm24, zmm2, zmm30	// again.p.reduce2
vpxorq zmm25, zmm25, zmm25	// again.p.reduce2
vpmadd52luq zmm25, zmm14, zmm30	// again.p.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p.reduce2
vpsrlq zmm2, zmm2, 52	// again.p.reduce2
vpaddq zmm14, zmm14, zmm31	// again.p.reduce2
vpsrlq zmm14, zmm14, 52	// again.p.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p.reduce2
vpaddq zmm15, zmm15, zmm14	// again.p.reduce2
vmovdqu64 zmm28, zmmword ptr [r8+192]	// again.p.row3
vpxorq zmm1, zmm1, zmm1	// again.p.row3
vmovdqu64 zmm29, zmmword ptr [r8+832]	// again.p.row3
vpxorq zmm13, zmm13, zmm13	// again.p.row3
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+4864]	// again.p.row3
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5504]	// again.p.row3
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+4928]	// again.p.row3
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5568]	// again.p.row3
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+4992]	// again.p.row3
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5632]	// again.p.row3
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5056]	// again.p.row3
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5696]	// again.p.row3
vpxorq zmm26, zmm26, zmm26	// again.p.reduce2
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce2
vpxorq zmm27, zmm27, zmm27	// again.p.reduce2
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+64]	// again.p.reduce2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+64]	// again.p.reduce2
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5120]	// again.p.row3
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5760]	// again.p.row3
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5184]	// again.p.row3
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5824]	// again.p.row3
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5248]	// again.p.row3
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5888]	// again.p.row3
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5312]	// again.p.row3
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5952]	// again.p.row3
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5376]	// again.p.row3
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+6016]	// again.p.row3
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5440]	// again.p.row3
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+6080]	// again.p.row3
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+4864]	// again.p.row3
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5504]	// again.p.row3
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+4928]	// again.p.row3
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5568]	// again.p.row3
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+4992]	// again.p.row3
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5632]	// again.p.row3
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5056]	// again.p.row3
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5696]	// again.p.row3
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5120]	// again.p.row3
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5760]	// again.p.row3
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5184]	// again.p.row3
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5824]	// again.p.row3
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5248]	// again.p.row3
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5888]	// again.p.row3
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5312]	// again.p.row3
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5952]	// again.p.row3
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5376]	// again.p.row3
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+6016]	// again.p.row3
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5440]	// again.p.row3
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+6080]	// again.p.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+128]	// again.p.reduce2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+128]	// again.p.reduce2
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+192]	// again.p.reduce2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+192]	// again.p.reduce2
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+256]	// again.p.reduce2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+256]	// again.p.reduce2
vpaddq zmm3, zmm3, zmm26	// again.p.reduce2
vpaddq zmm15, zmm15, zmm27	// again.p.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+512]	// again.p.reduce2
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+512]	// again.p.reduce2
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+576]	// again.p.reduce2
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+576]	// again.p.reduce2
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+64]	// again.p.reduce2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+64]	// again.p.reduce2
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+128]	// again.p.reduce2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+128]	// again.p.reduce2
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+192]	// again.p.reduce2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+192]	// again.p.reduce2
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+256]	// again.p.reduce2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+256]	// again.p.reduce2
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+512]	// again.p.reduce2
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+512]	// again.p.reduce2
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+576]	// again.p.reduce2
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+576]	// again.p.reduce2
vpxorq zmm24, zmm24, zmm24	// again.p.reduce3
vpmadd52luq zmm24, zmm3, zmm30	// again.p.reduce3
vpxorq zmm25, zmm25, zmm25	// again.p.reduce3
vpmadd52luq zmm25, zmm15, zmm30	// again.p.reduce3
vpaddq zmm3, zmm3, zmm31	// again.p.reduce3
vpsrlq zmm3, zmm3, 52	// again.p.reduce3
vpaddq zmm15, zmm15, zmm31	// again.p.reduce3
vpsrlq zmm15, zmm15, 52	// again.p.reduce3
vpaddq zmm4, zmm4, zmm3	// again.p.reduce3
vpaddq zmm16, zmm16, zmm15	// again.p.reduce3
vmovdqu64 zmm28, zmmword ptr [r8+256]	// again.p.row4
vpxorq zmm2, zmm2, zmm2	// again.p.row4
vmovdqu64 zmm29, zmmword ptr [r8+896]	// again.p.row4
vpxorq zmm14, zmm14, zmm14	// again.p.row4
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+4864]	// again.p.row4
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5504]	// again.p.row4
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+4928]	// again.p.row4
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5568]	// again.p.row4
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+4992]	// again.p.row4
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5632]	// again.p.row4
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5056]	// again.p.row4
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5696]	// again.p.row4
vpxorq zmm26, zmm26, zmm26	// again.p.reduce3
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce3
vpxorq zmm27, zmm27, zmm27	// again.p.reduce3
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+64]	// again.p.reduce3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+64]	// again.p.reduce3
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5120]	// again.p.row4
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5760]	// again.p.row4
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5184]	// again.p.row4
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5824]	// again.p.row4
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5248]	// again.p.row4
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5888]	// again.p.row4
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5312]	// again.p.row4
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5952]	// again.p.row4
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5376]	// again.p.row4
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+6016]	// again.p.row4
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5440]	// again.p.row4
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+6080]	// again.p.row4
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+4864]	// again.p.row4
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5504]	// again.p.row4
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+4928]	// again.p.row4
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5568]	// again.p.row4
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+4992]	// again.p.row4
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5632]	// again.p.row4
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5056]	// again.p.row4
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5696]	// again.p.row4
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5120]	// again.p.row4
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5760]	// again.p.row4
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5184]	// again.p.row4
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5824]	// again.p.row4
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5248]	// again.p.row4
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5888]	// again.p.row4
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5312]	// again.p.row4
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5952]	// again.p.row4
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5376]	// again.p.row4
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+6016]	// again.p.row4
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5440]	// again.p.row4
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+6080]	// again.p.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+128]	// again.p.reduce3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+128]	// again.p.reduce3
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+192]	// again.p.reduce3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+192]	// again.p.reduce3
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+256]	// again.p.reduce3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+256]	// again.p.reduce3
vpaddq zmm4, zmm4, zmm26	// again.p.reduce3
vpaddq zmm16, zmm16, zmm27	// again.p.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+512]	// again.p.reduce3
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+512]	// again.p.reduce3
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+576]	// again.p.reduce3
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+576]	// again.p.reduce3
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+64]	// again.p.reduce3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+64]	// again.p.reduce3
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+128]	// again.p.reduce3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+128]	// again.p.reduce3
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+192]	// again.p.reduce3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+192]	// again.p.reduce3
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+256]	// again.p.reduce3
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+256]	// again.p.reduce3
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+512]	// again.p.reduce3
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+512]	// again.p.reduce3
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+576]	// again.p.reduce3
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+576]	// again.p.reduce3
vpxorq zmm24, zmm24, zmm24	// again.p.reduce4
vpmadd52luq zmm24, zmm4, zmm30	// again.p.reduce4
vpxorq zmm25, zmm25, zmm25	// again.p.reduce4
vpmadd52luq zmm25, zmm16, zmm30	// again.p.reduce4
vpaddq zmm4, zmm4, zmm31	// again.p.reduce4
vpsrlq zmm4, zmm4, 52	// again.p.reduce4
vpaddq zmm16, zmm16, zmm31	// again.p.reduce4
vpsrlq zmm16, zmm16, 52	// again.p.reduce4
vpaddq zmm5, zmm5, zmm4	// again.p.reduce4
vpaddq zmm17, zmm17, zmm16	// again.p.reduce4
vmovdqu64 zmm28, zmmword ptr [r8+320]	// again.p.row5
vpxorq zmm3, zmm3, zmm3	// again.p.row5
vmovdqu64 zmm29, zmmword ptr [r8+960]	// again.p.row5
vpxorq zmm15, zmm15, zmm15	// again.p.row5
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+4864]	// again.p.row5
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5504]	// again.p.row5
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+4928]	// again.p.row5
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5568]	// again.p.row5
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+4992]	// again.p.row5
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5632]	// again.p.row5
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5056]	// again.p.row5
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5696]	// again.p.row5
vpxorq zmm26, zmm26, zmm26	// again.p.reduce4
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce4
vpxorq zmm27, zmm27, zmm27	// again.p.reduce4
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+64]	// again.p.reduce4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+64]	// again.p.reduce4
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5120]	// again.p.row5
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5760]	// again.p.row5
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5184]	// again.p.row5
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5824]	// again.p.row5
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5248]	// again.p.row5
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5888]	// again.p.row5
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5312]	// again.p.row5
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5952]	// again.p.row5
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5376]	// again.p.row5
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+6016]	// again.p.row5
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5440]	// again.p.row5
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+6080]	// again.p.row5
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+4864]	// again.p.row5
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5504]	// again.p.row5
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+4928]	// again.p.row5
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5568]	// again.p.row5
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+4992]	// again.p.row5
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5632]	// again.p.row5
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5056]	// again.p.row5
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5696]	// again.p.row5
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5120]	// again.p.row5
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5760]	// again.p.row5
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5184]	// again.p.row5
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5824]	// again.p.row5
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5248]	// again.p.row5
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5888]	// again.p.row5
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5312]	// again.p.row5
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5952]	// again.p.row5
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5376]	// again.p.row5
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+6016]	// again.p.row5
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5440]	// again.p.row5
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+6080]	// again.p.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+128]	// again.p.reduce4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+128]	// again.p.reduce4
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+192]	// again.p.reduce4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+192]	// again.p.reduce4
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+256]	// again.p.reduce4
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+256]	// again.p.reduce4
vpaddq zmm5, zmm5, zmm26	// again.p.reduce4
vpaddq zmm17, zmm17, zmm27	// again.p.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+512]	// again.p.reduce4
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+512]	// again.p.reduce4
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+576]	// again.p.reduce4
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+576]	// again.p.reduce4
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+64]	// again.p.reduce4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+64]	// again.p.reduce4
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+128]	// again.p.reduce4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+128]	// again.p.reduce4
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+192]	// again.p.reduce4
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+192]	// again.p.reduce4
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+256]	// again.p.reduce4
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+256]	// again.p.reduce4
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+512]	// again.p.reduce4
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+512]	// again.p.reduce4
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+576]	// again.p.reduce4
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+576]	// again.p.reduce4
vpxorq zmm24, zmm24, zmm24	// again.p.reduce5
vpmadd52luq zmm24, zmm5, zmm30	// again.p.reduce5
vpxorq zmm25, zmm25, zmm25	// again.p.reduce5
vpmadd52luq zmm25, zmm17, zmm30	// again.p.reduce5
vpaddq zmm5, zmm5, zmm31	// again.p.reduce5
vpsrlq zmm5, zmm5, 52	// again.p.reduce5
vpaddq zmm17, zmm17, zmm31	// again.p.reduce5
vpsrlq zmm17, zmm17, 52	// again.p.reduce5
vpaddq zmm6, zmm6, zmm5	// again.p.reduce5
vpaddq zmm18, zmm18, zmm17	// again.p.reduce5
vmovdqu64 zmm28, zmmword ptr [r8+384]	// again.p.row6
vpxorq zmm4, zmm4, zmm4	// again.p.row6
vmovdqu64 zmm29, zmmword ptr [r8+1024]	// again.p.row6
vpxorq zmm16, zmm16, zmm16	// again.p.row6
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+4864]	// again.p.row6
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5504]	// again.p.row6
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+4928]	// again.p.row6
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5568]	// again.p.row6
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+4992]	// again.p.row6
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5632]	// again.p.row6
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5056]	// again.p.row6
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5696]	// again.p.row6
vpxorq zmm26, zmm26, zmm26	// again.p.reduce5
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce5
vpxorq zmm27, zmm27, zmm27	// again.p.reduce5
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+64]	// again.p.reduce5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+64]	// again.p.reduce5
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5120]	// again.p.row6
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5760]	// again.p.row6
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5184]	// again.p.row6
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5824]	// again.p.row6
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5248]	// again.p.row6
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5888]	// again.p.row6
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5312]	// again.p.row6
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5952]	// again.p.row6
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5376]	// again.p.row6
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+6016]	// again.p.row6
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5440]	// again.p.row6
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+6080]	// again.p.row6
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+4864]	// again.p.row6
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5504]	// again.p.row6
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+4928]	// again.p.row6
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5568]	// again.p.row6
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+4992]	// again.p.row6
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5632]	// again.p.row6
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5056]	// again.p.row6
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5696]	// again.p.row6
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5120]	// again.p.row6
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5760]	// again.p.row6
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5184]	// again.p.row6
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5824]	// again.p.row6
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5248]	// again.p.row6
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5888]	// again.p.row6
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5312]	// again.p.row6
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5952]	// again.p.row6
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5376]	// again.p.row6
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+6016]	// again.p.row6
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5440]	// again.p.row6
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+6080]	// again.p.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+128]	// again.p.reduce5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+128]	// again.p.reduce5
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+192]	// again.p.reduce5
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+192]	// again.p.reduce5
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+256]	// again.p.reduce5
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+256]	// again.p.reduce5
vpaddq zmm6, zmm6, zmm26	// again.p.reduce5
vpaddq zmm18, zmm18, zmm27	// again.p.reduce5
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+512]	// again.p.reduce5
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+512]	// again.p.reduce5
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+576]	// again.p.reduce5
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+576]	// again.p.reduce5
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+64]	// again.p.reduce5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+64]	// again.p.reduce5
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+128]	// again.p.reduce5
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+128]	// again.p.reduce5
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+192]	// again.p.reduce5
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+192]	// again.p.reduce5
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+256]	// again.p.reduce5
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+256]	// again.p.reduce5
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+512]	// again.p.reduce5
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+512]	// again.p.reduce5
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+576]	// again.p.reduce5
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+576]	// again.p.reduce5
vpxorq zmm24, zmm24, zmm24	// again.p.reduce6
vpmadd52luq zmm24, zmm6, zmm30	// again.p.reduce6
vpxorq zmm25, zmm25, zmm25	// again.p.reduce6
vpmadd52luq zmm25, zmm18, zmm30	// again.p.reduce6
vpaddq zmm6, zmm6, zmm31	// again.p.reduce6
vpsrlq zmm6, zmm6, 52	// again.p.reduce6
vpaddq zmm18, zmm18, zmm31	// again.p.reduce6
vpsrlq zmm18, zmm18, 52	// again.p.reduce6
vpaddq zmm7, zmm7, zmm6	// again.p.reduce6
vpaddq zmm19, zmm19, zmm18	// again.p.reduce6
vmovdqu64 zmm28, zmmword ptr [r8+448]	// again.p.row7
vpxorq zmm5, zmm5, zmm5	// again.p.row7
vmovdqu64 zmm29, zmmword ptr [r8+1088]	// again.p.row7
vpxorq zmm17, zmm17, zmm17	// again.p.row7
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+4864]	// again.p.row7
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5504]	// again.p.row7
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+4928]	// again.p.row7
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5568]	// again.p.row7
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+4992]	// again.p.row7
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5632]	// again.p.row7
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5056]	// again.p.row7
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5696]	// again.p.row7
vpxorq zmm26, zmm26, zmm26	// again.p.reduce6
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce6
vpxorq zmm27, zmm27, zmm27	// again.p.reduce6
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+64]	// again.p.reduce6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+64]	// again.p.reduce6
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5120]	// again.p.row7
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5760]	// again.p.row7
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5184]	// again.p.row7
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5824]	// again.p.row7
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5248]	// again.p.row7
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5888]	// again.p.row7
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5312]	// again.p.row7
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5952]	// again.p.row7
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5376]	// again.p.row7
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+6016]	// again.p.row7
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5440]	// again.p.row7
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+6080]	// again.p.row7
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+4864]	// again.p.row7
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5504]	// again.p.row7
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+4928]	// again.p.row7
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5568]	// again.p.row7
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+4992]	// again.p.row7
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5632]	// again.p.row7
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5056]	// again.p.row7
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5696]	// again.p.row7
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5120]	// again.p.row7
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5760]	// again.p.row7
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5184]	// again.p.row7
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5824]	// again.p.row7
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5248]	// again.p.row7
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5888]	// again.p.row7
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5312]	// again.p.row7
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5952]	// again.p.row7
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5376]	// again.p.row7
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+6016]	// again.p.row7
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5440]	// again.p.row7
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+6080]	// again.p.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+128]	// again.p.reduce6
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+128]	// again.p.reduce6
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+192]	// again.p.reduce6
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+192]	// again.p.reduce6
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+256]	// again.p.reduce6
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+256]	// again.p.reduce6
vpaddq zmm7, zmm7, zmm26	// again.p.reduce6
vpaddq zmm19, zmm19, zmm27	// again.p.reduce6
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+512]	// again.p.reduce6
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+512]	// again.p.reduce6
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+576]	// again.p.reduce6
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+576]	// again.p.reduce6
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+64]	// again.p.reduce6
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+64]	// again.p.reduce6
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+128]	// again.p.reduce6
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+128]	// again.p.reduce6
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+192]	// again.p.reduce6
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+192]	// again.p.reduce6
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+256]	// again.p.reduce6
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+256]	// again.p.reduce6
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+512]	// again.p.reduce6
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+512]	// again.p.reduce6
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+576]	// again.p.reduce6
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+576]	// again.p.reduce6
vpxorq zmm24, zmm24, zmm24	// again.p.reduce7
vpmadd52luq zmm24, zmm7, zmm30	// again.p.reduce7
vpxorq zmm25, zmm25, zmm25	// again.p.reduce7
vpmadd52luq zmm25, zmm19, zmm30	// again.p.reduce7
vpaddq zmm7, zmm7, zmm31	// again.p.reduce7
vpsrlq zmm7, zmm7, 52	// again.p.reduce7
vpaddq zmm19, zmm19, zmm31	// again.p.reduce7
vpsrlq zmm19, zmm19, 52	// again.p.reduce7
vpaddq zmm8, zmm8, zmm7	// again.p.reduce7
vpaddq zmm20, zmm20, zmm19	// again.p.reduce7
vmovdqu64 zmm28, zmmword ptr [r8+512]	// again.p.row8
vpxorq zmm6, zmm6, zmm6	// again.p.row8
vmovdqu64 zmm29, zmmword ptr [r8+1152]	// again.p.row8
vpxorq zmm18, zmm18, zmm18	// again.p.row8
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+4864]	// again.p.row8
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5504]	// again.p.row8
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+4928]	// again.p.row8
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5568]	// again.p.row8
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+4992]	// again.p.row8
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5632]	// again.p.row8
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5056]	// again.p.row8
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5696]	// again.p.row8
vpxorq zmm26, zmm26, zmm26	// again.p.reduce7
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce7
vpxorq zmm27, zmm27, zmm27	// again.p.reduce7
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+64]	// again.p.reduce7
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+64]	// again.p.reduce7
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5120]	// again.p.row8
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5760]	// again.p.row8
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5184]	// again.p.row8
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5824]	// again.p.row8
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5248]	// again.p.row8
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5888]	// again.p.row8
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5312]	// again.p.row8
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5952]	// again.p.row8
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5376]	// again.p.row8
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+6016]	// again.p.row8
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5440]	// again.p.row8
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+6080]	// again.p.row8
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+4864]	// again.p.row8
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5504]	// again.p.row8
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+4928]	// again.p.row8
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5568]	// again.p.row8
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+4992]	// again.p.row8
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5632]	// again.p.row8
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5056]	// again.p.row8
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5696]	// again.p.row8
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5120]	// again.p.row8
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5760]	// again.p.row8
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5184]	// again.p.row8
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5824]	// again.p.row8
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5248]	// again.p.row8
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5888]	// again.p.row8
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5312]	// again.p.row8
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5952]	// again.p.row8
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5376]	// again.p.row8
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+6016]	// again.p.row8
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5440]	// again.p.row8
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+6080]	// again.p.row8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+128]	// again.p.reduce7
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+128]	// again.p.reduce7
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+192]	// again.p.reduce7
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+192]	// again.p.reduce7
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+256]	// again.p.reduce7
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+256]	// again.p.reduce7
vpaddq zmm8, zmm8, zmm26	// again.p.reduce7
vpaddq zmm20, zmm20, zmm27	// again.p.reduce7
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+512]	// again.p.reduce7
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+512]	// again.p.reduce7
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+576]	// again.p.reduce7
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+576]	// again.p.reduce7
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+64]	// again.p.reduce7
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+64]	// again.p.reduce7
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+128]	// again.p.reduce7
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+128]	// again.p.reduce7
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+192]	// again.p.reduce7
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+192]	// again.p.reduce7
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+256]	// again.p.reduce7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+256]	// again.p.reduce7
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+512]	// again.p.reduce7
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+512]	// again.p.reduce7
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+576]	// again.p.reduce7
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+576]	// again.p.reduce7
vpxorq zmm24, zmm24, zmm24	// again.p.reduce8
vpmadd52luq zmm24, zmm8, zmm30	// again.p.reduce8
vpxorq zmm25, zmm25, zmm25	// again.p.reduce8
vpmadd52luq zmm25, zmm20, zmm30	// again.p.reduce8
vpaddq zmm8, zmm8, zmm31	// again.p.reduce8
vpsrlq zmm8, zmm8, 52	// again.p.reduce8
vpaddq zmm20, zmm20, zmm31	// again.p.reduce8
vpsrlq zmm20, zmm20, 52	// again.p.reduce8
vpaddq zmm9, zmm9, zmm8	// again.p.reduce8
vpaddq zmm21, zmm21, zmm20	// again.p.reduce8
vmovdqu64 zmm28, zmmword ptr [r8+576]	// again.p.row9
vpxorq zmm7, zmm7, zmm7	// again.p.row9
vmovdqu64 zmm29, zmmword ptr [r8+1216]	// again.p.row9
vpxorq zmm19, zmm19, zmm19	// again.p.row9
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+4864]	// again.p.row9
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5504]	// again.p.row9
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+4928]	// again.p.row9
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5568]	// again.p.row9
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+4992]	// again.p.row9
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5632]	// again.p.row9
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5056]	// again.p.row9
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5696]	// again.p.row9
vpxorq zmm26, zmm26, zmm26	// again.p.reduce8
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce8
vpxorq zmm27, zmm27, zmm27	// again.p.reduce8
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+64]	// again.p.reduce8
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+64]	// again.p.reduce8
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5120]	// again.p.row9
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5760]	// again.p.row9
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5184]	// again.p.row9
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5824]	// again.p.row9
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5248]	// again.p.row9
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5888]	// again.p.row9
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5312]	// again.p.row9
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5952]	// again.p.row9
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5376]	// again.p.row9
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+6016]	// again.p.row9
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5440]	// again.p.row9
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+6080]	// again.p.row9
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+4864]	// again.p.row9
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5504]	// again.p.row9
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+4928]	// again.p.row9
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5568]	// again.p.row9
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+4992]	// again.p.row9
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5632]	// again.p.row9
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5056]	// again.p.row9
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5696]	// again.p.row9
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5120]	// again.p.row9
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5760]	// again.p.row9
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5184]	// again.p.row9
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5824]	// again.p.row9
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5248]	// again.p.row9
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5888]	// again.p.row9
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5312]	// again.p.row9
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5952]	// again.p.row9
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5376]	// again.p.row9
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+6016]	// again.p.row9
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5440]	// again.p.row9
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+6080]	// again.p.row9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+128]	// again.p.reduce8
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+128]	// again.p.reduce8
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+192]	// again.p.reduce8
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+192]	// again.p.reduce8
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+256]	// again.p.reduce8
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+256]	// again.p.reduce8
vpaddq zmm9, zmm9, zmm26	// again.p.reduce8
vpaddq zmm21, zmm21, zmm27	// again.p.reduce8
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+320]	// again.p.reduce8
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+320]	// again.p.reduce8
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+384]	// again.p.reduce8
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+384]	// again.p.reduce8
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+448]	// again.p.reduce8
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+448]	// again.p.reduce8
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+512]	// again.p.reduce8
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+512]	// again.p.reduce8
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+576]	// again.p.reduce8
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+576]	// again.p.reduce8
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+64]	// again.p.reduce8
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+64]	// again.p.reduce8
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+128]	// again.p.reduce8
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+128]	// again.p.reduce8
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+192]	// again.p.reduce8
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+192]	// again.p.reduce8
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+256]	// again.p.reduce8
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+256]	// again.p.reduce8
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+320]	// again.p.reduce8
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+320]	// again.p.reduce8
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+384]	// again.p.reduce8
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+384]	// again.p.reduce8
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+448]	// again.p.reduce8
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+448]	// again.p.reduce8
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+512]	// again.p.reduce8
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+512]	// again.p.reduce8
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+576]	// again.p.reduce8
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+576]	// again.p.reduce8
vpxorq zmm24, zmm24, zmm24	// again.p.reduce9
vpmadd52luq zmm24, zmm9, zmm30	// again.p.reduce9
vpxorq zmm25, zmm25, zmm25	// again.p.reduce9
vpmadd52luq zmm25, zmm21, zmm30	// again.p.reduce9
vpaddq zmm9, zmm9, zmm31	// again.p.reduce9
vpsrlq zmm9, zmm9, 52	// again.p.reduce9
vpaddq zmm21, zmm21, zmm31	// again.p.reduce9
vpsrlq zmm21, zmm21, 52	// again.p.reduce9
vpaddq zmm10, zmm10, zmm9	// again.p.reduce9
vpaddq zmm22, zmm22, zmm21	// again.p.reduce9
vpxorq zmm26, zmm26, zmm26	// again.p.reduce9
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// again.p.reduce9
vpxorq zmm27, zmm27, zmm27	// again.p.reduce9
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// again.p.reduce9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+64]	// again.p.reduce9
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+64]	// again.p.reduce9
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+128]	// again.p.reduce9
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+128]	// again.p.reduce9
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+192]	// again.p.reduce9
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+192]	// again.p.reduce9
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+256]	// again.p.reduce9
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+256]	// again.p.reduce9
vpaddq zmm10, zmm10, zmm26	// again.p.reduce9
vpaddq zmm22, zmm22, zmm27	// again.p.reduce9
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+320]	// again.p.reduce9
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+320]	// again.p.reduce9
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+384]	// again.p.reduce9
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+384]	// again.p.reduce9
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+448]	// again.p.reduce9
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+448]	// again.p.reduce9
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+512]	// again.p.reduce9
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+512]	// again.p.reduce9
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+576]	// again.p.reduce9
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+576]	// again.p.reduce9
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+64]	// again.p.reduce9
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+64]	// again.p.reduce9
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+128]	// again.p.reduce9
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+128]	// again.p.reduce9
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+192]	// again.p.reduce9
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+192]	// again.p.reduce9
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+256]	// again.p.reduce9
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+256]	// again.p.reduce9
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+320]	// again.p.reduce9
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+320]	// again.p.reduce9
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+384]	// again.p.reduce9
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+384]	// again.p.reduce9
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+448]	// again.p.reduce9
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+448]	// again.p.reduce9
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+512]	// again.p.reduce9
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+512]	// again.p.reduce9
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+576]	// again.p.reduce9
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+576]	// again.p.reduce9
vpsrlq zmm24, zmm10, 52	// again.p.carry
vpaddq zmm11, zmm11, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm10	// again.p.carry
vpsrlq zmm25, zmm22, 52	// again.p.carry
vpaddq zmm23, zmm23, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2944], zmm22	// again.p.carry
vpsrlq zmm24, zmm11, 52	// again.p.carry
vpaddq zmm0, zmm0, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm11	// again.p.carry
vpsrlq zmm25, zmm23, 52	// again.p.carry
vpaddq zmm12, zmm12, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3008], zmm23	// again.p.carry
vpsrlq zmm24, zmm0, 52	// again.p.carry
vpaddq zmm1, zmm1, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2432], zmm0	// again.p.carry
vpsrlq zmm25, zmm12, 52	// again.p.carry
vpaddq zmm13, zmm13, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3072], zmm12	// again.p.carry
vpsrlq zmm24, zmm1, 52	// again.p.carry
vpaddq zmm2, zmm2, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2496], zmm1	// again.p.carry
vpsrlq zmm25, zmm13, 52	// again.p.carry
vpaddq zmm14, zmm14, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3136], zmm13	// again.p.carry
vpsrlq zmm24, zmm2, 52	// again.p.carry
vpaddq zmm3, zmm3, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2560], zmm2	// again.p.carry
vpsrlq zmm25, zmm14, 52	// again.p.carry
vpaddq zmm15, zmm15, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3200], zmm14	// again.p.carry
vpsrlq zmm24, zmm3, 52	// again.p.carry
vpaddq zmm4, zmm4, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2624], zmm3	// again.p.carry
vpsrlq zmm25, zmm15, 52	// again.p.carry
vpaddq zmm16, zmm16, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3264], zmm15	// again.p.carry
vpsrlq zmm24, zmm4, 52	// again.p.carry
vpaddq zmm5, zmm5, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm4	// again.p.carry
vpsrlq zmm25, zmm16, 52	// again.p.carry
vpaddq zmm17, zmm17, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3328], zmm16	// again.p.carry
vpsrlq zmm24, zmm5, 52	// again.p.carry
vpaddq zmm6, zmm6, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm5	// again.p.carry
vpsrlq zmm25, zmm17, 52	// again.p.carry
vpaddq zmm18, zmm18, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3392], zmm17	// again.p.carry
vpsrlq zmm24, zmm6, 52	// again.p.carry
vpaddq zmm7, zmm7, zmm24	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm6	// again.p.carry
vpsrlq zmm25, zmm18, 52	// again.p.carry
vpaddq zmm19, zmm19, zmm25	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3456], zmm18	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm7	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3520], zmm19	// again.p.carry
lea r8, [rdi+2304]	// again
add rdx, 1280	// again
4:
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
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm28, zmmword ptr [rdi+1024]	// u0.row0
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
vmovdqu64 zmm29, zmmword ptr [rdi+1024]	// u0.row0
vpxorq zmm12, zmm12, zmm12	// u0.row0
vpxorq zmm13, zmm13, zmm13	// u0.row0
vpxorq zmm14, zmm14, zmm14	// u0.row0
vpxorq zmm15, zmm15, zmm15	// u0.row0
vpxorq zmm16, zmm16, zmm16	// u0.row0
vpxorq zmm17, zmm17, zmm17	// u0.row0
vpxorq zmm18, zmm18, zmm18	// u0.row0
vpxorq zmm19, zmm19, zmm19	// u0.row0
vpxorq zmm20, zmm20, zmm20	// u0.row0
vpxorq zmm21, zmm21, zmm21	// u0.row0
vpxorq zmm22, zmm22, zmm22	// u0.row0
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+0]	// u0.row0
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+4864]	// u0.row0
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+64]	// u0.row0
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+4928]	// u0.row0
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+128]	// u0.row0
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+4992]	// u0.row0
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+192]	// u0.row0
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5056]	// u0.row0
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+256]	// u0.row0
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5120]	// u0.row0
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+320]	// u0.row0
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5184]	// u0.row0
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+384]	// u0.row0
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5248]	// u0.row0
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+448]	// u0.row0
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5312]	// u0.row0
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+512]	// u0.row0
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5376]	// u0.row0
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+576]	// u0.row0
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5440]	// u0.row0
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+0]	// u0.row0
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+4864]	// u0.row0
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+64]	// u0.row0
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+4928]	// u0.row0
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+128]	// u0.row0
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+4992]	// u0.row0
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+192]	// u0.row0
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5056]	// u0.row0
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+256]	// u0.row0
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5120]	// u0.row0
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+320]	// u0.row0
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5184]	// u0.row0
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+384]	// u0.row0
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5248]	// u0.row0
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+448]	// u0.row0
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5312]	// u0.row0
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+512]	// u0.row0
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5376]	// u0.row0
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+576]	// u0.row0
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5440]	// u0.row0
vpxorq zmm24, zmm24, zmm24	// u0.reduce0
vpmadd52luq zmm24, zmm0, zmm30	// u0.reduce0
vpxorq zmm25, zmm25, zmm25	// u0.reduce0
vpmadd52luq zmm25, zmm12, zmm30	// u0.reduce0
vpaddq zmm0, zmm0, zmm31	// u0.reduce0
vpsrlq zmm0, zmm0, 52	// u0.reduce0
vpaddq zmm12, zmm12, zmm31	// u0.reduce0
vpsrlq zmm12, zmm12, 52	// u0.reduce0
vpaddq zmm1, zmm1, zmm0	// u0.reduce0
vpaddq zmm13, zmm13, zmm12	// u0.reduce0
vmovdqu64 zmm28, zmmword ptr [rdi+1088]	// u0.row1
vpxorq zmm11, zmm11, zmm11	// u0.row1
vmovdqu64 zmm29, zmmword ptr [rdi+1088]	// u0.row1
vpxorq zmm23, zmm23, zmm23	// u0.row1
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+0]	// u0.row1
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+4864]	// u0.row1
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+64]	// u0.row1
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+4928]	// u0.row1
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+128]	// u0.row1
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+4992]	// u0.row1
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+192]	// u0.row1
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5056]	// u0.row1
vpxorq zmm26, zmm26, zmm26	// u0.reduce0
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce0
vpxorq zmm27, zmm27, zmm27	// u0.reduce0
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce0
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+64]	// u0.reduce0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+64]	// u0.reduce0
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+256]	// u0.row1
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5120]	// u0.row1
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+320]	// u0.row1
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5184]	// u0.row1
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+384]	// u0.row1
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5248]	// u0.row1
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+448]	// u0.row1
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5312]	// u0.row1
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+512]	// u0.row1
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5376]	// u0.row1
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+576]	// u0.row1
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5440]	// u0.row1
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+0]	// u0.row1
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+4864]	// u0.row1
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+64]	// u0.row1
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+4928]	// u0.row1
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+128]	// u0.row1
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+4992]	// u0.row1
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+192]	// u0.row1
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5056]	// u0.row1
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+256]	// u0.row1
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5120]	// u0.row1
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+320]	// u0.row1
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5184]	// u0.row1
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+384]	// u0.row1
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5248]	// u0.row1
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+448]	// u0.row1
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5312]	// u0.row1
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+512]	// u0.row1
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5376]	// u0.row1
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+576]	// u0.row1
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5440]	// u0.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+128]	// u0.reduce0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+128]	// u0.reduce0
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+192]	// u0.reduce0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+192]	// u0.reduce0
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+256]	// u0.reduce0
vpaddq zmm1, zmm1, zmm26	// u0.reduce0
vpaddq zmm13, zmm13, zmm27	// u0.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+512]	// u0.reduce0
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+512]	// u0.reduce0
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+576]	// u0.reduce0
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+576]	// u0.reduce0
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+64]	// u0.reduce0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+64]	// u0.reduce0
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+128]	// u0.reduce0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+128]	// u0.reduce0
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+192]	// u0.reduce0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+192]	// u0.reduce0
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+512]	// u0.reduce0
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+512]	// u0.reduce0
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+576]	// u0.reduce0
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+576]	// u0.reduce0
vpxorq zmm24, zmm24, zmm24	// u0.reduce1
vpmadd52luq zmm24, zmm1, zmm30	// u0.reduce1
vpxorq zmm25, zmm25, zmm25	// u0.reduce1
vpmadd52luq zmm25, zmm13, zmm30	// u0.reduce1
vpaddq zmm1, zmm1, zmm31	// u0.reduce1
vpsrlq zmm1, zmm1, 52	// u0.reduce1
vpaddq zmm13, zmm13, zmm31	// u0.reduce1
vpsrlq zmm13, zmm13, 52	// u0.reduce1
vpaddq zmm2, zmm2, zmm1	// u0.reduce1
vpaddq zmm14, zmm14, zmm13	// u0.reduce1
vmovdqu64 zmm28, zmmword ptr [rdi+1152]	// u0.row2
vpxorq zmm0, zmm0, zmm0	// u0.row2
vmovdqu64 zmm29, zmmword ptr [rdi+1152]	// u0.row2
vpxorq zmm12, zmm12, zmm12	// u0.row2
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+0]	// u0.row2
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+4864]	// u0.row2
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+64]	// u0.row2
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+4928]	// u0.row2
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+128]	// u0.row2
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+4992]	// u0.row2
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+192]	// u0.row2
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5056]	// u0.row2
vpxorq zmm26, zmm26, zmm26	// u0.reduce1
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce1
vpxorq zmm27, zmm27, zmm27	// u0.reduce1
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+64]	// u0.reduce1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+64]	// u0.reduce1
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+256]	// u0.row2
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5120]	// u0.row2
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+320]	// u0.row2
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5184]	// u0.row2
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+384]	// u0.row2
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5248]	// u0.row2
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+448]	// u0.row2
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5312]	// u0.row2
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+512]	// u0.row2
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5376]	// u0.row2
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+576]	// u0.row2
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5440]	// u0.row2
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+0]	// u0.row2
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+4864]	// u0.row2
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+64]	// u0.row2
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+4928]	// u0.row2
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+128]	// u0.row2
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+4992]	// u0.row2
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+192]	// u0.row2
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5056]	// u0.row2
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+256]	// u0.row2
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5120]	// u0.row2
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+320]	// u0.row2
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5184]	// u0.row2
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+384]	// u0.row2
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5248]	// u0.row2
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+448]	// u0.row2
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5312]	// u0.row2
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+512]	// u0.row2
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5376]	// u0.row2
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+576]	// u0.row2
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5440]	// u0.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+128]	// u0.reduce1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+128]	// u0.reduce1
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+192]	// u0.reduce1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+192]	// u0.reduce1
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+256]	// u0.reduce1
vpaddq zmm2, zmm2, zmm26	// u0.reduce1
vpaddq zmm14, zmm14, zmm27	// u0.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+512]	// u0.reduce1
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+512]	// u0.reduce1
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+576]	// u0.reduce1
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+576]	// u0.reduce1
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+64]	// u0.reduce1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+64]	// u0.reduce1
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+128]	// u0.reduce1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+128]	// u0.reduce1
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+192]	// u0.reduce1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+192]	// u0.reduce1
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+512]	// u0.reduce1
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+512]	// u0.reduce1
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+576]	// u0.reduce1
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+576]	// u0.reduce1
vpxorq zmm24, zmm24, zmm24	// u0.reduce2
vpmadd52luq zmm24, zmm2, zmm30	// u0.reduce2
vpxorq zmm25, zmm25, zmm25	// u0.reduce2
vpmadd52luq zmm25, zmm14, zmm30	// u0.reduce2
vpaddq zmm2, zmm2, zmm31	// u0.reduce2
vpsrlq zmm2, zmm2, 52	// u0.reduce2
vpaddq zmm14, zmm14, zmm31	// u0.reduce2
vpsrlq zmm14, zmm14, 52	// u0.reduce2
vpaddq zmm3, zmm3, zmm2	// u0.reduce2
vpaddq zmm15, zmm15, zmm14	// u0.reduce2
vmovdqu64 zmm28, zmmword ptr [rdi+1216]	// u0.row3
vpxorq zmm1, zmm1, zmm1	// u0.row3
vmovdqu64 zmm29, zmmword ptr [rdi+1216]	// u0.row3
vpxorq zmm13, zmm13, zmm13	// u0.row3
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+0]	// u0.row3
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+4864]	// u0.row3
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+64]	// u0.row3
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+4928]	// u0.row3
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+128]	// u0.row3
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+4992]	// u0.row3
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+192]	// u0.row3
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5056]	// u0.row3
vpxorq zmm26, zmm26, zmm26	// u0.reduce2
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce2
vpxorq zmm27, zmm27, zmm27	// u0.reduce2
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+64]	// u0.reduce2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+64]	// u0.reduce2
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+256]	// u0.row3
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5120]	// u0.row3
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+320]	// u0.row3
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5184]	// u0.row3
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+384]	// u0.row3
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5248]	// u0.row3
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+448]	// u0.row3
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5312]	// u0.row3
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+512]	// u0.row3
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5376]	// u0.row3
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+576]	// u0.row3
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5440]	// u0.row3
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+0]	// u0.row3
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+4864]	// u0.row3
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+64]	// u0.row3
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+4928]	// u0.row3
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+128]	// u0.row3
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+4992]	// u0.row3
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+192]	// u0.row3
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5056]	// u0.row3
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+256]	// u0.row3
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5120]	// u0.row3
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+320]	// u0.row3
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5184]	// u0.row3
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+384]	// u0.row3
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5248]	// u0.row3
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+448]	// u0.row3
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5312]	// u0.row3
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+512]	// u0.row3
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5376]	// u0.row3
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+576]	// u0.row3
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5440]	// u0.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+128]	// u0.reduce2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+128]	// u0.reduce2
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+192]	// u0.reduce2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+192]	// u0.reduce2
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+256]	// u0.reduce2
vpaddq zmm3, zmm3, zmm26	// u0.reduce2
vpaddq zmm15, zmm15, zmm27	// u0.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+512]	// u0.reduce2
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+512]	// u0.reduce2
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+576]	// u0.reduce2
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+576]	// u0.reduce2
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+64]	// u0.reduce2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+64]	// u0.reduce2
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+128]	// u0.reduce2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+128]	// u0.reduce2
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+192]	// u0.reduce2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+192]	// u0.reduce2
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+512]	// u0.reduce2
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+512]	// u0.reduce2
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+576]	// u0.reduce2
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+576]	// u0.reduce2
vpxorq zmm24, zmm24, zmm24	// u0.reduce3
vpmadd52luq zmm24, zmm3, zmm30	// u0.reduce3
vpxorq zmm25, zmm25, zmm25	// u0.reduce3
vpmadd52luq zmm25, zmm15, zmm30	// u0.reduce3
vpaddq zmm3, zmm3, zmm31	// u0.reduce3
vpsrlq zmm3, zmm3, 52	// u0.reduce3
vpaddq zmm15, zmm15, zmm31	// u0.reduce3
vpsrlq zmm15, zmm15, 52	// u0.reduce3
vpaddq zmm4, zmm4, zmm3	// u0.reduce3
vpaddq zmm16, zmm16, zmm15	// u0.reduce3
vmovdqu64 zmm28, zmmword ptr [rdi+1280]	// u0.row4
vpxorq zmm2, zmm2, zmm2	// u0.row4
vmovdqu64 zmm29, zmmword ptr [rdi+1280]	// u0.row4
vpxorq zmm14, zmm14, zmm14	// u0.row4
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+0]	// u0.row4
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+4864]	// u0.row4
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+64]	// u0.row4
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+4928]	// u0.row4
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+128]	// u0.row4
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+4992]	// u0.row4
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+192]	// u0.row4
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5056]	// u0.row4
vpxorq zmm26, zmm26, zmm26	// u0.reduce3
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce3
vpxorq zmm27, zmm27, zmm27	// u0.reduce3
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+64]	// u0.reduce3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+64]	// u0.reduce3
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+256]	// u0.row4
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5120]	// u0.row4
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+320]	// u0.row4
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5184]	// u0.row4
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+384]	// u0.row4
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5248]	// u0.row4
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+448]	// u0.row4
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5312]	// u0.row4
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+512]	// u0.row4
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5376]	// u0.row4
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+576]	// u0.row4
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5440]	// u0.row4
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+0]	// u0.row4
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+4864]	// u0.row4
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+64]	// u0.row4
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+4928]	// u0.row4
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+128]	// u0.row4
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+4992]	// u0.row4
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+192]	// u0.row4
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5056]	// u0.row4
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+256]	// u0.row4
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5120]	// u0.row4
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+320]	// u0.row4
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5184]	// u0.row4
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+384]	// u0.row4
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5248]	// u0.row4
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+448]	// u0.row4
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5312]	// u0.row4
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+512]	// u0.row4
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5376]	// u0.row4
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+576]	// u0.row4
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5440]	// u0.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+128]	// u0.reduce3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+128]	// u0.reduce3
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+192]	// u0.reduce3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+192]	// u0.reduce3
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+256]	// u0.reduce3
vpaddq zmm4, zmm4, zmm26	// u0.reduce3
vpaddq zmm16, zmm16, zmm27	// u0.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+512]	// u0.reduce3
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+512]	// u0.reduce3
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+576]	// u0.reduce3
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+576]	// u0.reduce3
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+64]	// u0.reduce3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+64]	// u0.reduce3
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+128]	// u0.reduce3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+128]	// u0.reduce3
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+192]	// u0.reduce3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+192]	// u0.reduce3
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+512]	// u0.reduce3
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+512]	// u0.reduce3
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+576]	// u0.reduce3
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+576]	// u0.reduce3
vpxorq zmm24, zmm24, zmm24	// u0.reduce4
vpmadd52luq zmm24, zmm4, zmm30	// u0.reduce4
vpxorq zmm25, zmm25, zmm25	// u0.reduce4
vpmadd52luq zmm25, zmm16, zmm30	// u0.reduce4
vpaddq zmm4, zmm4, zmm31	// u0.reduce4
vpsrlq zmm4, zmm4, 52	// u0.reduce4
vpaddq zmm16, zmm16, zmm31	// u0.reduce4
vpsrlq zmm16, zmm16, 52	// u0.reduce4
vpaddq zmm5, zmm5, zmm4	// u0.reduce4
vpaddq zmm17, zmm17, zmm16	// u0.reduce4
vmovdqu64 zmm28, zmmword ptr [rdi+1344]	// u0.row5
vpxorq zmm3, zmm3, zmm3	// u0.row5
vmovdqu64 zmm29, zmmword ptr [rdi+1344]	// u0.row5
vpxorq zmm15, zmm15, zmm15	// u0.row5
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+0]	// u0.row5
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+4864]	// u0.row5
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+64]	// u0.row5
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+4928]	// u0.row5
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+128]	// u0.row5
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+4992]	// u0.row5
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+192]	// u0.row5
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5056]	// u0.row5
vpxorq zmm26, zmm26, zmm26	// u0.reduce4
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce4
vpxorq zmm27, zmm27, zmm27	// u0.reduce4
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+64]	// u0.reduce4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+64]	// u0.reduce4
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+256]	// u0.row5
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5120]	// u0.row5
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+320]	// u0.row5
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5184]	// u0.row5
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+384]	// u0.row5
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5248]	// u0.row5
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+448]	// u0.row5
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5312]	// u0.row5
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+512]	// u0.row5
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5376]	// u0.row5
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+576]	// u0.row5
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5440]	// u0.row5
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+0]	// u0.row5
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+4864]	// u0.row5
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+64]	// u0.row5
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+4928]	// u0.row5
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+128]	// u0.row5
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+4992]	// u0.row5
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+192]	// u0.row5
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5056]	// u0.row5
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+256]	// u0.row5
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5120]	// u0.row5
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+320]	// u0.row5
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5184]	// u0.row5
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+384]	// u0.row5
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5248]	// u0.row5
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+448]	// u0.row5
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5312]	// u0.row5
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+512]	// u0.row5
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5376]	// u0.row5
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+576]	// u0.row5
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5440]	// u0.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+128]	// u0.reduce4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+128]	// u0.reduce4
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+192]	// u0.reduce4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+192]	// u0.reduce4
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+256]	// u0.reduce4
vpaddq zmm5, zmm5, zmm26	// u0.reduce4
vpaddq zmm17, zmm17, zmm27	// u0.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+512]	// u0.reduce4
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+512]	// u0.reduce4
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+576]	// u0.reduce4
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+576]	// u0.reduce4
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+64]	// u0.reduce4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+64]	// u0.reduce4
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+128]	// u0.reduce4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+128]	// u0.reduce4
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+192]	// u0.reduce4
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+192]	// u0.reduce4
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+512]	// u0.reduce4
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+512]	// u0.reduce4
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+576]	// u0.reduce4
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+576]	// u0.reduce4
vpxorq zmm24, zmm24, zmm24	// u0.reduce5
vpmadd52luq zmm24, zmm5, zmm30	// u0.reduce5
vpxorq zmm25, zmm25, zmm25	// u0.reduce5
vpmadd52luq zmm25, zmm17, zmm30	// u0.reduce5
vpaddq zmm5, zmm5, zmm31	// u0.reduce5
vpsrlq zmm5, zmm5, 52	// u0.reduce5
vpaddq zmm17, zmm17, zmm31	// u0.reduce5
vpsrlq zmm17, zmm17, 52	// u0.reduce5
vpaddq zmm6, zmm6, zmm5	// u0.reduce5
vpaddq zmm18, zmm18, zmm17	// u0.reduce5
vmovdqu64 zmm28, zmmword ptr [rdi+1408]	// u0.row6
vpxorq zmm4, zmm4, zmm4	// u0.row6
vmovdqu64 zmm29, zmmword ptr [rdi+1408]	// u0.row6
vpxorq zmm16, zmm16, zmm16	// u0.row6
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+0]	// u0.row6
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+4864]	// u0.row6
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+64]	// u0.row6
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+4928]	// u0.row6
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+128]	// u0.row6
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+4992]	// u0.row6
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+192]	// u0.row6
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5056]	// u0.row6
vpxorq zmm26, zmm26, zmm26	// u0.reduce5
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce5
vpxorq zmm27, zmm27, zmm27	// u0.reduce5
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+64]	// u0.reduce5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+64]	// u0.reduce5
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+256]	// u0.row6
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5120]	// u0.row6
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+320]	// u0.row6
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5184]	// u0.row6
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+384]	// u0.row6
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5248]	// u0.row6
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+448]	// u0.row6
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5312]	// u0.row6
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+512]	// u0.row6
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5376]	// u0.row6
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+576]	// u0.row6
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5440]	// u0.row6
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+0]	// u0.row6
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+4864]	// u0.row6
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+64]	// u0.row6
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+4928]	// u0.row6
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+128]	// u0.row6
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+4992]	// u0.row6
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+192]	// u0.row6
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5056]	// u0.row6
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+256]	// u0.row6
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5120]	// u0.row6
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+320]	// u0.row6
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5184]	// u0.row6
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+384]	// u0.row6
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5248]	// u0.row6
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+448]	// u0.row6
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5312]	// u0.row6
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+512]	// u0.row6
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5376]	// u0.row6
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+576]	// u0.row6
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5440]	// u0.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+128]	// u0.reduce5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+128]	// u0.reduce5
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+192]	// u0.reduce5
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+192]	// u0.reduce5
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+256]	// u0.reduce5
vpaddq zmm6, zmm6, zmm26	// u0.reduce5
vpaddq zmm18, zmm18, zmm27	// u0.reduce5
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+512]	// u0.reduce5
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+512]	// u0.reduce5
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+576]	// u0.reduce5
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+576]	// u0.reduce5
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+64]	// u0.reduce5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+64]	// u0.reduce5
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+128]	// u0.reduce5
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+128]	// u0.reduce5
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+192]	// u0.reduce5
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+192]	// u0.reduce5
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+512]	// u0.reduce5
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+512]	// u0.reduce5
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+576]	// u0.reduce5
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+576]	// u0.reduce5
vpxorq zmm24, zmm24, zmm24	// u0.reduce6
vpmadd52luq zmm24, zmm6, zmm30	// u0.reduce6
vpxorq zmm25, zmm25, zmm25	// u0.reduce6
vpmadd52luq zmm25, zmm18, zmm30	// u0.reduce6
vpaddq zmm6, zmm6, zmm31	// u0.reduce6
vpsrlq zmm6, zmm6, 52	// u0.reduce6
vpaddq zmm18, zmm18, zmm31	// u0.reduce6
vpsrlq zmm18, zmm18, 52	// u0.reduce6
vpaddq zmm7, zmm7, zmm6	// u0.reduce6
vpaddq zmm19, zmm19, zmm18	// u0.reduce6
vmovdqu64 zmm28, zmmword ptr [rdi+1472]	// u0.row7
vpxorq zmm5, zmm5, zmm5	// u0.row7
vmovdqu64 zmm29, zmmword ptr [rdi+1472]	// u0.row7
vpxorq zmm17, zmm17, zmm17	// u0.row7
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+0]	// u0.row7
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+4864]	// u0.row7
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+64]	// u0.row7
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+4928]	// u0.row7
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+128]	// u0.row7
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+4992]	// u0.row7
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+192]	// u0.row7
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5056]	// u0.row7
vpxorq zmm26, zmm26, zmm26	// u0.reduce6
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce6
vpxorq zmm27, zmm27, zmm27	// u0.reduce6
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+64]	// u0.reduce6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+64]	// u0.reduce6
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+256]	// u0.row7
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5120]	// u0.row7
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+320]	// u0.row7
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5184]	// u0.row7
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+384]	// u0.row7
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5248]	// u0.row7
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+448]	// u0.row7
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5312]	// u0.row7
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+512]	// u0.row7
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5376]	// u0.row7
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+576]	// u0.row7
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5440]	// u0.row7
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+0]	// u0.row7
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+4864]	// u0.row7
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+64]	// u0.row7
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+4928]	// u0.row7
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+128]	// u0.row7
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+4992]	// u0.row7
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+192]	// u0.row7
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5056]	// u0.row7
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+256]	// u0.row7
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5120]	// u0.row7
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+320]	// u0.row7
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5184]	// u0.row7
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+384]	// u0.row7
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5248]	// u0.row7
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+448]	// u0.row7
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5312]	// u0.row7
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+512]	// u0.row7
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5376]	// u0.row7
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+576]	// u0.row7
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5440]	// u0.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+128]	// u0.reduce6
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+128]	// u0.reduce6
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+192]	// u0.reduce6
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+192]	// u0.reduce6
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+256]	// u0.reduce6
vpaddq zmm7, zmm7, zmm26	// u0.reduce6
vpaddq zmm19, zmm19, zmm27	// u0.reduce6
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+512]	// u0.reduce6
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+512]	// u0.reduce6
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+576]	// u0.reduce6
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+576]	// u0.reduce6
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+64]	// u0.reduce6
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+64]	// u0.reduce6
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+128]	// u0.reduce6
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+128]	// u0.reduce6
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+192]	// u0.reduce6
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+192]	// u0.reduce6
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+512]	// u0.reduce6
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+512]	// u0.reduce6
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+576]	// u0.reduce6
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+576]	// u0.reduce6
vpxorq zmm24, zmm24, zmm24	// u0.reduce7
vpmadd52luq zmm24, zmm7, zmm30	// u0.reduce7
vpxorq zmm25, zmm25, zmm25	// u0.reduce7
vpmadd52luq zmm25, zmm19, zmm30	// u0.reduce7
vpaddq zmm7, zmm7, zmm31	// u0.reduce7
vpsrlq zmm7, zmm7, 52	// u0.reduce7
vpaddq zmm19, zmm19, zmm31	// u0.reduce7
vpsrlq zmm19, zmm19, 52	// u0.reduce7
vpaddq zmm8, zmm8, zmm7	// u0.reduce7
vpaddq zmm20, zmm20, zmm19	// u0.reduce7
vmovdqu64 zmm28, zmmword ptr [rdi+1536]	// u0.row8
vpxorq zmm6, zmm6, zmm6	// u0.row8
vmovdqu64 zmm29, zmmword ptr [rdi+1536]	// u0.row8
vpxorq zmm18, zmm18, zmm18	// u0.row8
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+0]	// u0.row8
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+4864]	// u0.row8
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+64]	// u0.row8
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+4928]	// u0.row8
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+128]	// u0.row8
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+4992]	// u0.row8
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+192]	// u0.row8
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5056]	// u0.row8
vpxorq zmm26, zmm26, zmm26	// u0.reduce7
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce7
vpxorq zmm27, zmm27, zmm27	// u0.reduce7
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+64]	// u0.reduce7
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+64]	// u0.reduce7
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+256]	// u0.row8
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5120]	// u0.row8
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+320]	// u0.row8
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5184]	// u0.row8
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+384]	// u0.row8
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5248]	// u0.row8
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+448]	// u0.row8
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5312]	// u0.row8
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+512]	// u0.row8
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5376]	// u0.row8
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+576]	// u0.row8
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5440]	// u0.row8
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+0]	// u0.row8
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+4864]	// u0.row8
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+64]	// u0.row8
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+4928]	// u0.row8
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+128]	// u0.row8
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+4992]	// u0.row8
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+192]	// u0.row8
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5056]	// u0.row8
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+256]	// u0.row8
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5120]	// u0.row8
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+320]	// u0.row8
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5184]	// u0.row8
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+384]	// u0.row8
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5248]	// u0.row8
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+448]	// u0.row8
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5312]	// u0.row8
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+512]	// u0.row8
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5376]	// u0.row8
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+576]	// u0.row8
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5440]	// u0.row8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+128]	// u0.reduce7
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+128]	// u0.reduce7
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+192]	// u0.reduce7
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+192]	// u0.reduce7
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+256]	// u0.reduce7
vpaddq zmm8, zmm8, zmm26	// u0.reduce7
vpaddq zmm20, zmm20, zmm27	// u0.reduce7
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+512]	// u0.reduce7
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+512]	// u0.reduce7
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+576]	// u0.reduce7
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+576]	// u0.reduce7
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+64]	// u0.reduce7
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+64]	// u0.reduce7
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+128]	// u0.reduce7
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+128]	// u0.reduce7
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+192]	// u0.reduce7
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+192]	// u0.reduce7
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+512]	// u0.reduce7
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+512]	// u0.reduce7
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+576]	// u0.reduce7
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+576]	// u0.reduce7
vpxorq zmm24, zmm24, zmm24	// u0.reduce8
vpmadd52luq zmm24, zmm8, zmm30	// u0.reduce8
vpxorq zmm25, zmm25, zmm25	// u0.reduce8
vpmadd52luq zmm25, zmm20, zmm30	// u0.reduce8
vpaddq zmm8, zmm8, zmm31	// u0.reduce8
vpsrlq zmm8, zmm8, 52	// u0.reduce8
vpaddq zmm20, zmm20, zmm31	// u0.reduce8
vpsrlq zmm20, zmm20, 52	// u0.reduce8
vpaddq zmm9, zmm9, zmm8	// u0.reduce8
vpaddq zmm21, zmm21, zmm20	// u0.reduce8
vmovdqu64 zmm28, zmmword ptr [rdi+1600]	// u0.row9
vpxorq zmm7, zmm7, zmm7	// u0.row9
vmovdqu64 zmm29, zmmword ptr [rdi+1600]	// u0.row9
vpxorq zmm19, zmm19, zmm19	// u0.row9
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+0]	// u0.row9
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+4864]	// u0.row9
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+64]	// u0.row9
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+4928]	// u0.row9
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+128]	// u0.row9
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+4992]	// u0.row9
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+192]	// u0.row9
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5056]	// u0.row9
vpxorq zmm26, zmm26, zmm26	// u0.reduce8
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce8
vpxorq zmm27, zmm27, zmm27	// u0.reduce8
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+64]	// u0.reduce8
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+64]	// u0.reduce8
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+256]	// u0.row9
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5120]	// u0.row9
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+320]	// u0.row9
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5184]	// u0.row9
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+384]	// u0.row9
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5248]	// u0.row9
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+448]	// u0.row9
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5312]	// u0.row9
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+512]	// u0.row9
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5376]	// u0.row9
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+576]	// u0.row9
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5440]	// u0.row9
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+0]	// u0.row9
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+4864]	// u0.row9
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+64]	// u0.row9
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+4928]	// u0.row9
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+128]	// u0.row9
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+4992]	// u0.row9
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+192]	// u0.row9
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5056]	// u0.row9
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+256]	// u0.row9
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5120]	// u0.row9
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+320]	// u0.row9
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5184]	// u0.row9
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+384]	// u0.row9
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5248]	// u0.row9
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+448]	// u0.row9
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5312]	// u0.row9
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+512]	// u0.row9
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5376]	// u0.row9
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+576]	// u0.row9
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5440]	// u0.row9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+128]	// u0.reduce8
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+128]	// u0.reduce8
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+192]	// u0.reduce8
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+192]	// u0.reduce8
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+256]	// u0.reduce8
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+256]	// u0.reduce8
vpaddq zmm9, zmm9, zmm26	// u0.reduce8
vpaddq zmm21, zmm21, zmm27	// u0.reduce8
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+320]	// u0.reduce8
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+320]	// u0.reduce8
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+384]	// u0.reduce8
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+384]	// u0.reduce8
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+448]	// u0.reduce8
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+448]	// u0.reduce8
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+512]	// u0.reduce8
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+512]	// u0.reduce8
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+576]	// u0.reduce8
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+576]	// u0.reduce8
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+64]	// u0.reduce8
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+64]	// u0.reduce8
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+128]	// u0.reduce8
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+128]	// u0.reduce8
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+192]	// u0.reduce8
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+192]	// u0.reduce8
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+256]	// u0.reduce8
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+256]	// u0.reduce8
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+320]	// u0.reduce8
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+320]	// u0.reduce8
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+384]	// u0.reduce8
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+384]	// u0.reduce8
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+448]	// u0.reduce8
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+448]	// u0.reduce8
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+512]	// u0.reduce8
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+512]	// u0.reduce8
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+576]	// u0.reduce8
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+576]	// u0.reduce8
vpxorq zmm24, zmm24, zmm24	// u0.reduce9
vpmadd52luq zmm24, zmm9, zmm30	// u0.reduce9
vpxorq zmm25, zmm25, zmm25	// u0.reduce9
vpmadd52luq zmm25, zmm21, zmm30	// u0.reduce9
vpaddq zmm9, zmm9, zmm31	// u0.reduce9
vpsrlq zmm9, zmm9, 52	// u0.reduce9
vpaddq zmm21, zmm21, zmm31	// u0.reduce9
vpsrlq zmm21, zmm21, 52	// u0.reduce9
vpaddq zmm10, zmm10, zmm9	// u0.reduce9
vpaddq zmm22, zmm22, zmm21	// u0.reduce9
vpxorq zmm26, zmm26, zmm26	// u0.reduce9
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u0.reduce9
vpxorq zmm27, zmm27, zmm27	// u0.reduce9
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u0.reduce9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+64]	// u0.reduce9
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+64]	// u0.reduce9
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+128]	// u0.reduce9
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+128]	// u0.reduce9
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+192]	// u0.reduce9
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+192]	// u0.reduce9
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+256]	// u0.reduce9
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+256]	// u0.reduce9
vpaddq zmm10, zmm10, zmm26	// u0.reduce9
vpaddq zmm22, zmm22, zmm27	// u0.reduce9
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+320]	// u0.reduce9
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+320]	// u0.reduce9
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+384]	// u0.reduce9
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+384]	// u0.reduce9
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+448]	// u0.reduce9
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+448]	// u0.reduce9
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+512]	// u0.reduce9
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+512]	// u0.reduce9
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+576]	// u0.reduce9
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+576]	// u0.reduce9
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+64]	// u0.reduce9
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+64]	// u0.reduce9
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+128]	// u0.reduce9
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+128]	// u0.reduce9
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+192]	// u0.reduce9
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+192]	// u0.reduce9
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+256]	// u0.reduce9
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+256]	// u0.reduce9
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+320]	// u0.reduce9
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+320]	// u0.reduce9
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+384]	// u0.reduce9
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+384]	// u0.reduce9
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+448]	// u0.reduce9
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+448]	// u0.reduce9
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+512]	// u0.reduce9
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+512]	// u0.reduce9
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+576]	// u0.reduce9
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+576]	// u0.reduce9
vpsrlq zmm24, zmm22, 52	// u0.carry
vpaddq zmm23, zmm23, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1024], zmm22	// u0.carry
vpsrlq zmm24, zmm23, 52	// u0.carry
vpaddq zmm12, zmm12, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm23	// u0.carry
vpsrlq zmm24, zmm12, 52	// u0.carry
vpaddq zmm13, zmm13, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm12	// u0.carry
vpsrlq zmm24, zmm13, 52	// u0.carry
vpaddq zmm14, zmm14, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm13	// u0.carry
vpsrlq zmm24, zmm14, 52	// u0.carry
vpaddq zmm15, zmm15, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm14	// u0.carry
vpsrlq zmm24, zmm15, 52	// u0.carry
vpaddq zmm16, zmm16, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm15	// u0.carry
vpsrlq zmm24, zmm16, 52	// u0.carry
vpaddq zmm17, zmm17, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm16	// u0.carry
vpsrlq zmm24, zmm17, 52	// u0.carry
vpaddq zmm18, zmm18, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm17	// u0.carry
vpsrlq zmm24, zmm18, 52	// u0.carry
vpaddq zmm19, zmm19, zmm24	// u0.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm18	// u0.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm19	// u0.carry
vpsubq zmm8, zmm10, zmmword ptr [rdi+0]	// x0.canonical
vpsubq zmm9, zmm11, zmmword ptr [rdi+64]	// x0.canonical
vpsubq zmm12, zmm0, zmmword ptr [rdi+128]	// x0.canonical
vpsubq zmm13, zmm1, zmmword ptr [rdi+192]	// x0.canonical
vpsubq zmm14, zmm2, zmmword ptr [rdi+256]	// x0.canonical
vpsubq zmm15, zmm3, zmmword ptr [rdi+320]	// x0.canonical
vpsubq zmm16, zmm4, zmmword ptr [rdi+384]	// x0.canonical
vpsubq zmm17, zmm5, zmmword ptr [rdi+448]	// x0.canonical
vpsubq zmm18, zmm6, zmmword ptr [rdi+512]	// x0.canonical
vpsubq zmm19, zmm7, zmmword ptr [rdi+576]	// x0.canonical
vpsraq zmm20, zmm8, 52	// x0.canonical
vpaddq zmm9, zmm9, zmm20	// x0.canonical
vpsrlq zmm20, zmm10, 52	// x0.canonical
vpaddq zmm11, zmm11, zmm20	// x0.canonical
vpsraq zmm20, zmm9, 52	// x0.canonical
vpaddq zmm12, zmm12, zmm20	// x0.canonical
vpsrlq zmm20, zmm11, 52	// x0.canonical
vpaddq zmm0, zmm0, zmm20	// x0.canonical
vpsraq zmm20, zmm12, 52	// x0.canonical
vpaddq zmm13, zmm13, zmm20	// x0.canonical
vpsrlq zmm20, zmm0, 52	// x0.canonical
vpaddq zmm1, zmm1, zmm20	// x0.canonical
vpsraq zmm20, zmm13, 52	// x0.canonical
vpaddq zmm14, zmm14, zmm20	// x0.canonical
vpsrlq zmm20, zmm1, 52	// x0.canonical
vpaddq zmm2, zmm2, zmm20	// x0.canonical
vpsraq zmm20, zmm14, 52	// x0.canonical
vpaddq zmm15, zmm15, zmm20	// x0.canonical
vpsrlq zmm20, zmm2, 52	// x0.canonical
vpaddq zmm3, zmm3, zmm20	// x0.canonical
vpsraq zmm20, zmm15, 52	// x0.canonical
vpaddq zmm16, zmm16, zmm20	// x0.canonical
vpsrlq zmm20, zmm3, 52	// x0.canonical
vpaddq zmm4, zmm4, zmm20	// x0.canonical
vpsraq zmm20, zmm16, 52	// x0.canonical
vpaddq zmm17, zmm17, zmm20	// x0.canonical
vpsrlq zmm20, zmm4, 52	// x0.canonical
vpaddq zmm5, zmm5, zmm20	// x0.canonical
vpsraq zmm20, zmm17, 52	// x0.canonical
vpaddq zmm18, zmm18, zmm20	// x0.canonical
vpsrlq zmm20, zmm5, 52	// x0.canonical
vpaddq zmm6, zmm6, zmm20	// x0.canonical
vpsraq zmm20, zmm18, 52	// x0.canonical
vpaddq zmm19, zmm19, zmm20	// x0.canonical
vpsrlq zmm20, zmm6, 52	// x0.canonical
vpaddq zmm7, zmm7, zmm20	// x0.canonical
vpmovq2m k3, zmm19	// x0.canonical
vmovdqa64 zmm8{k3}, zmm10	// x0.canonical
vmovdqa64 zmm9{k3}, zmm11	// x0.canonical
vmovdqa64 zmm12{k3}, zmm0	// x0.canonical
vmovdqa64 zmm13{k3}, zmm1	// x0.canonical
vmovdqa64 zmm14{k3}, zmm2	// x0.canonical
vmovdqa64 zmm15{k3}, zmm3	// x0.canonical
vmovdqa64 zmm16{k3}, zmm4	// x0.canonical
vmovdqa64 zmm17{k3}, zmm5	// x0.canonical
vmovdqa64 zmm18{k3}, zmm6	// x0.canonical
vmovdqa64 zmm19{k3}, zmm7	// x0.canonical
vpsllq zmm10, zmm8, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm10, zmm9, 12	// x0.canonical
vpsllq zmm10, zmm9, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm10, zmm12, 24	// x0.canonical
vpsllq zmm10, zmm12, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm10, zmm13, 36	// x0.canonical
vpsllq zmm10, zmm13, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm10, zmm14, 48	// x0.canonical
vpsllq zmm10, zmm14, 12	// x0.canonical
vpandq zmm11, zmm15, zmm31	// x0.canonical
vpshrdq zmm4, zmm10, zmm11, 60	// x0.canonical
vpsllq zmm11, zmm16, 56	// x0.canonical
vporq zmm4{k1}{z}, zmm4, zmm11	// x0.canonical
vpsllq zmm10, zmm16, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm10, zmm17, 20	// x0.canonical
vpsllq zmm10, zmm17, 12	// x0.canonical
vpshrdq zmm6{k1}{z}, zmm10, zmm18, 32	// x0.canonical
vpsllq zmm10, zmm18, 12	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm10, zmm19, 44	// x0.canonical
vpunpcklqdq zmm8, zmm0, zmm1	// x0.store
vpunpckhqdq zmm9, zmm0, zmm1	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm8	// x0.store
vextracti64x2 xmmword ptr [rsi+64], zmm8, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+128], zmm8, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+192], zmm8, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+256], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+320], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+384], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+448], zmm9, 3	// x0.store
vpunpcklqdq zmm8, zmm2, zmm3	// x0.store
vpunpckhqdq zmm9, zmm2, zmm3	// x0.store
vmovdqu64 xmmword ptr [rsi+16], xmm8	// x0.store
vextracti64x2 xmmword ptr [rsi+80], zmm8, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+144], zmm8, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+208], zmm8, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+272], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+336], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+400], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+464], zmm9, 3	// x0.store
vpunpcklqdq zmm8, zmm4, zmm5	// x0.store
vpunpckhqdq zmm9, zmm4, zmm5	// x0.store
vmovdqu64 xmmword ptr [rsi+32], xmm8	// x0.store
vextracti64x2 xmmword ptr [rsi+96], zmm8, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+160], zmm8, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+224], zmm8, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+288], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+352], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+416], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+480], zmm9, 3	// x0.store
vpunpcklqdq zmm8, zmm6, zmm7	// x0.store
vpunpckhqdq zmm9, zmm6, zmm7	// x0.store
vmovdqu64 xmmword ptr [rsi+48], xmm8	// x0.store
vextracti64x2 xmmword ptr [rsi+112], zmm8, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm8, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+240], zmm8, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+304], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+368], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+432], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+496], zmm9, 3	// x0.store
vmovdqu64 zmm28, zmmword ptr [rdi+1664]	// u1.row0
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
vmovdqu64 zmm29, zmmword ptr [rdi+1664]	// u1.row0
vpxorq zmm12, zmm12, zmm12	// u1.row0
vpxorq zmm13, zmm13, zmm13	// u1.row0
vpxorq zmm14, zmm14, zmm14	// u1.row0
vpxorq zmm15, zmm15, zmm15	// u1.row0
vpxorq zmm16, zmm16, zmm16	// u1.row0
vpxorq zmm17, zmm17, zmm17	// u1.row0
vpxorq zmm18, zmm18, zmm18	// u1.row0
vpxorq zmm19, zmm19, zmm19	// u1.row0
vpxorq zmm20, zmm20, zmm20	// u1.row0
vpxorq zmm21, zmm21, zmm21	// u1.row0
vpxorq zmm22, zmm22, zmm22	// u1.row0
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+640]	// u1.row0
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5504]	// u1.row0
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+704]	// u1.row0
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5568]	// u1.row0
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+768]	// u1.row0
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5632]	// u1.row0
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+832]	// u1.row0
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5696]	// u1.row0
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+896]	// u1.row0
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5760]	// u1.row0
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+960]	// u1.row0
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5824]	// u1.row0
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+1024]	// u1.row0
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5888]	// u1.row0
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+1088]	// u1.row0
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5952]	// u1.row0
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+1152]	// u1.row0
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+6016]	// u1.row0
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+1216]	// u1.row0
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+6080]	// u1.row0
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+640]	// u1.row0
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5504]	// u1.row0
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+704]	// u1.row0
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5568]	// u1.row0
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+768]	// u1.row0
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5632]	// u1.row0
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+832]	// u1.row0
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5696]	// u1.row0
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+896]	// u1.row0
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5760]	// u1.row0
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+960]	// u1.row0
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5824]	// u1.row0
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+1024]	// u1.row0
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5888]	// u1.row0
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+1088]	// u1.row0
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5952]	// u1.row0
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+1152]	// u1.row0
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+6016]	// u1.row0
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+1216]	// u1.row0
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6080]	// u1.row0
vpxorq zmm24, zmm24, zmm24	// u1.reduce0
vpmadd52luq zmm24, zmm0, zmm30	// u1.reduce0
vpxorq zmm25, zmm25, zmm25	// u1.reduce0
vpmadd52luq zmm25, zmm12, zmm30	// u1.reduce0
vpaddq zmm0, zmm0, zmm31	// u1.reduce0
vpsrlq zmm0, zmm0, 52	// u1.reduce0
vpaddq zmm12, zmm12, zmm31	// u1.reduce0
vpsrlq zmm12, zmm12, 52	// u1.reduce0
vpaddq zmm1, zmm1, zmm0	// u1.reduce0
vpaddq zmm13, zmm13, zmm12	// u1.reduce0
vmovdqu64 zmm28, zmmword ptr [rdi+1728]	// u1.row1
vpxorq zmm11, zmm11, zmm11	// u1.row1
vmovdqu64 zmm29, zmmword ptr [rdi+1728]	// u1.row1
vpxorq zmm23, zmm23, zmm23	// u1.row1
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+640]	// u1.row1
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5504]	// u1.row1
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+704]	// u1.row1
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5568]	// u1.row1
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+768]	// u1.row1
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5632]	// u1.row1
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+832]	// u1.row1
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5696]	// u1.row1
vpxorq zmm26, zmm26, zmm26	// u1.reduce0
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce0
vpxorq zmm27, zmm27, zmm27	// u1.reduce0
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce0
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+64]	// u1.reduce0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+64]	// u1.reduce0
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+896]	// u1.row1
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5760]	// u1.row1
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+960]	// u1.row1
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5824]	// u1.row1
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+1024]	// u1.row1
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5888]	// u1.row1
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+1088]	// u1.row1
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5952]	// u1.row1
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+1152]	// u1.row1
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+6016]	// u1.row1
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+1216]	// u1.row1
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+6080]	// u1.row1
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+640]	// u1.row1
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5504]	// u1.row1
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+704]	// u1.row1
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5568]	// u1.row1
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+768]	// u1.row1
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5632]	// u1.row1
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+832]	// u1.row1
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5696]	// u1.row1
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+896]	// u1.row1
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5760]	// u1.row1
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+960]	// u1.row1
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5824]	// u1.row1
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+1024]	// u1.row1
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5888]	// u1.row1
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+1088]	// u1.row1
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5952]	// u1.row1
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+1152]	// u1.row1
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6016]	// u1.row1
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+1216]	// u1.row1
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+6080]	// u1.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+128]	// u1.reduce0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+128]	// u1.reduce0
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+192]	// u1.reduce0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+192]	// u1.reduce0
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+256]	// u1.reduce0
vpaddq zmm1, zmm1, zmm26	// u1.reduce0
vpaddq zmm13, zmm13, zmm27	// u1.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+512]	// u1.reduce0
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+512]	// u1.reduce0
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+576]	// u1.reduce0
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+576]	// u1.reduce0
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+64]	// u1.reduce0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+64]	// u1.reduce0
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+128]	// u1.reduce0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+128]	// u1.reduce0
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+192]	// u1.reduce0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+192]	// u1.reduce0
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+512]	// u1.reduce0
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+512]	// u1.reduce0
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+576]	// u1.reduce0
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+576]	// u1.reduce0
vpxorq zmm24, zmm24, zmm24	// u1.reduce1
vpmadd52luq zmm24, zmm1, zmm30	// u1.reduce1
vpxorq zmm25, zmm25, zmm25	// u1.reduce1
vpmadd52luq zmm25, zmm13, zmm30	// u1.reduce1
vpaddq zmm1, zmm1, zmm31	// u1.reduce1
vpsrlq zmm1, zmm1, 52	// u1.reduce1
vpaddq zmm13, zmm13, zmm31	// u1.reduce1
vpsrlq zmm13, zmm13, 52	// u1.reduce1
vpaddq zmm2, zmm2, zmm1	// u1.reduce1
vpaddq zmm14, zmm14, zmm13	// u1.reduce1
vmovdqu64 zmm28, zmmword ptr [rdi+1792]	// u1.row2
vpxorq zmm0, zmm0, zmm0	// u1.row2
vmovdqu64 zmm29, zmmword ptr [rdi+1792]	// u1.row2
vpxorq zmm12, zmm12, zmm12	// u1.row2
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+640]	// u1.row2
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5504]	// u1.row2
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+704]	// u1.row2
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5568]	// u1.row2
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+768]	// u1.row2
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5632]	// u1.row2
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+832]	// u1.row2
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5696]	// u1.row2
vpxorq zmm26, zmm26, zmm26	// u1.reduce1
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce1
vpxorq zmm27, zmm27, zmm27	// u1.reduce1
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+64]	// u1.reduce1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+64]	// u1.reduce1
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+896]	// u1.row2
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5760]	// u1.row2
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+960]	// u1.row2
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5824]	// u1.row2
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+1024]	// u1.row2
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5888]	// u1.row2
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+1088]	// u1.row2
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5952]	// u1.row2
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+1152]	// u1.row2
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+6016]	// u1.row2
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+1216]	// u1.row2
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+6080]	// u1.row2
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+640]	// u1.row2
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5504]	// u1.row2
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+704]	// u1.row2
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5568]	// u1.row2
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+768]	// u1.row2
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5632]	// u1.row2
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+832]	// u1.row2
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5696]	// u1.row2
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+896]	// u1.row2
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5760]	// u1.row2
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+960]	// u1.row2
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5824]	// u1.row2
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+1024]	// u1.row2
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5888]	// u1.row2
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+1088]	// u1.row2
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5952]	// u1.row2
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+1152]	// u1.row2
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+6016]	// u1.row2
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+1216]	// u1.row2
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+6080]	// u1.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+128]	// u1.reduce1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+128]	// u1.reduce1
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+192]	// u1.reduce1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+192]	// u1.reduce1
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+256]	// u1.reduce1
vpaddq zmm2, zmm2, zmm26	// u1.reduce1
vpaddq zmm14, zmm14, zmm27	// u1.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+512]	// u1.reduce1
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+512]	// u1.reduce1
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+576]	// u1.reduce1
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+576]	// u1.reduce1
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+64]	// u1.reduce1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+64]	// u1.reduce1
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+128]	// u1.reduce1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+128]	// u1.reduce1
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+192]	// u1.reduce1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+192]	// u1.reduce1
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+512]	// u1.reduce1
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+512]	// u1.reduce1
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+576]	// u1.reduce1
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+576]	// u1.reduce1
vpxorq zmm24, zmm24, zmm24	// u1.reduce2
vpmadd52luq zmm24, zmm2, zmm30	// u1.reduce2
vpxorq zmm25, zmm25, zmm25	// u1.reduce2
vpmadd52luq zmm25, zmm14, zmm30	// u1.reduce2
vpaddq zmm2, zmm2, zmm31	// u1.reduce2
vpsrlq zmm2, zmm2, 52	// u1.reduce2
vpaddq zmm14, zmm14, zmm31	// u1.reduce2
vpsrlq zmm14, zmm14, 52	// u1.reduce2
vpaddq zmm3, zmm3, zmm2	// u1.reduce2
vpaddq zmm15, zmm15, zmm14	// u1.reduce2
vmovdqu64 zmm28, zmmword ptr [rdi+1856]	// u1.row3
vpxorq zmm1, zmm1, zmm1	// u1.row3
vmovdqu64 zmm29, zmmword ptr [rdi+1856]	// u1.row3
vpxorq zmm13, zmm13, zmm13	// u1.row3
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+640]	// u1.row3
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5504]	// u1.row3
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+704]	// u1.row3
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5568]	// u1.row3
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+768]	// u1.row3
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5632]	// u1.row3
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+832]	// u1.row3
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5696]	// u1.row3
vpxorq zmm26, zmm26, zmm26	// u1.reduce2
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce2
vpxorq zmm27, zmm27, zmm27	// u1.reduce2
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+64]	// u1.reduce2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+64]	// u1.reduce2
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+896]	// u1.row3
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5760]	// u1.row3
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+960]	// u1.row3
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5824]	// u1.row3
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+1024]	// u1.row3
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5888]	// u1.row3
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+1088]	// u1.row3
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5952]	// u1.row3
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+1152]	// u1.row3
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+6016]	// u1.row3
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+1216]	// u1.row3
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+6080]	// u1.row3
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+640]	// u1.row3
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5504]	// u1.row3
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+704]	// u1.row3
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5568]	// u1.row3
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+768]	// u1.row3
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5632]	// u1.row3
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+832]	// u1.row3
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5696]	// u1.row3
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+896]	// u1.row3
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5760]	// u1.row3
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+960]	// u1.row3
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5824]	// u1.row3
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+1024]	// u1.row3
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5888]	// u1.row3
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+1088]	// u1.row3
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5952]	// u1.row3
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+1152]	// u1.row3
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+6016]	// u1.row3
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+1216]	// u1.row3
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+6080]	// u1.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+128]	// u1.reduce2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+128]	// u1.reduce2
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+192]	// u1.reduce2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+192]	// u1.reduce2
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+256]	// u1.reduce2
vpaddq zmm3, zmm3, zmm26	// u1.reduce2
vpaddq zmm15, zmm15, zmm27	// u1.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+512]	// u1.reduce2
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+512]	// u1.reduce2
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+576]	// u1.reduce2
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+576]	// u1.reduce2
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+64]	// u1.reduce2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+64]	// u1.reduce2
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+128]	// u1.reduce2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+128]	// u1.reduce2
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+192]	// u1.reduce2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+192]	// u1.reduce2
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+512]	// u1.reduce2
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+512]	// u1.reduce2
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+576]	// u1.reduce2
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+576]	// u1.reduce2
vpxorq zmm24, zmm24, zmm24	// u1.reduce3
vpmadd52luq zmm24, zmm3, zmm30	// u1.reduce3
vpxorq zmm25, zmm25, zmm25	// u1.reduce3
vpmadd52luq zmm25, zmm15, zmm30	// u1.reduce3
vpaddq zmm3, zmm3, zmm31	// u1.reduce3
vpsrlq zmm3, zmm3, 52	// u1.reduce3
vpaddq zmm15, zmm15, zmm31	// u1.reduce3
vpsrlq zmm15, zmm15, 52	// u1.reduce3
vpaddq zmm4, zmm4, zmm3	// u1.reduce3
vpaddq zmm16, zmm16, zmm15	// u1.reduce3
vmovdqu64 zmm28, zmmword ptr [rdi+1920]	// u1.row4
vpxorq zmm2, zmm2, zmm2	// u1.row4
vmovdqu64 zmm29, zmmword ptr [rdi+1920]	// u1.row4
vpxorq zmm14, zmm14, zmm14	// u1.row4
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+640]	// u1.row4
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5504]	// u1.row4
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+704]	// u1.row4
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5568]	// u1.row4
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+768]	// u1.row4
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5632]	// u1.row4
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+832]	// u1.row4
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5696]	// u1.row4
vpxorq zmm26, zmm26, zmm26	// u1.reduce3
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce3
vpxorq zmm27, zmm27, zmm27	// u1.reduce3
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+64]	// u1.reduce3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+64]	// u1.reduce3
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+896]	// u1.row4
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5760]	// u1.row4
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+960]	// u1.row4
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5824]	// u1.row4
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+1024]	// u1.row4
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5888]	// u1.row4
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+1088]	// u1.row4
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5952]	// u1.row4
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+1152]	// u1.row4
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+6016]	// u1.row4
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+1216]	// u1.row4
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+6080]	// u1.row4
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+640]	// u1.row4
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5504]	// u1.row4
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+704]	// u1.row4
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5568]	// u1.row4
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+768]	// u1.row4
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5632]	// u1.row4
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+832]	// u1.row4
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5696]	// u1.row4
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+896]	// u1.row4
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5760]	// u1.row4
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+960]	// u1.row4
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5824]	// u1.row4
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+1024]	// u1.row4
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5888]	// u1.row4
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+1088]	// u1.row4
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5952]	// u1.row4
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+1152]	// u1.row4
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+6016]	// u1.row4
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+1216]	// u1.row4
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+6080]	// u1.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+128]	// u1.reduce3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+128]	// u1.reduce3
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+192]	// u1.reduce3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+192]	// u1.reduce3
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+256]	// u1.reduce3
vpaddq zmm4, zmm4, zmm26	// u1.reduce3
vpaddq zmm16, zmm16, zmm27	// u1.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+512]	// u1.reduce3
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+512]	// u1.reduce3
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+576]	// u1.reduce3
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+576]	// u1.reduce3
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+64]	// u1.reduce3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+64]	// u1.reduce3
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+128]	// u1.reduce3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+128]	// u1.reduce3
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+192]	// u1.reduce3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+192]	// u1.reduce3
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+512]	// u1.reduce3
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+512]	// u1.reduce3
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+576]	// u1.reduce3
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+576]	// u1.reduce3
vpxorq zmm24, zmm24, zmm24	// u1.reduce4
vpmadd52luq zmm24, zmm4, zmm30	// u1.reduce4
vpxorq zmm25, zmm25, zmm25	// u1.reduce4
vpmadd52luq zmm25, zmm16, zmm30	// u1.reduce4
vpaddq zmm4, zmm4, zmm31	// u1.reduce4
vpsrlq zmm4, zmm4, 52	// u1.reduce4
vpaddq zmm16, zmm16, zmm31	// u1.reduce4
vpsrlq zmm16, zmm16, 52	// u1.reduce4
vpaddq zmm5, zmm5, zmm4	// u1.reduce4
vpaddq zmm17, zmm17, zmm16	// u1.reduce4
vmovdqu64 zmm28, zmmword ptr [rdi+1984]	// u1.row5
vpxorq zmm3, zmm3, zmm3	// u1.row5
vmovdqu64 zmm29, zmmword ptr [rdi+1984]	// u1.row5
vpxorq zmm15, zmm15, zmm15	// u1.row5
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+640]	// u1.row5
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5504]	// u1.row5
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+704]	// u1.row5
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5568]	// u1.row5
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+768]	// u1.row5
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5632]	// u1.row5
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+832]	// u1.row5
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5696]	// u1.row5
vpxorq zmm26, zmm26, zmm26	// u1.reduce4
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce4
vpxorq zmm27, zmm27, zmm27	// u1.reduce4
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+64]	// u1.reduce4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+64]	// u1.reduce4
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+896]	// u1.row5
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5760]	// u1.row5
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+960]	// u1.row5
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5824]	// u1.row5
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+1024]	// u1.row5
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5888]	// u1.row5
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+1088]	// u1.row5
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5952]	// u1.row5
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+1152]	// u1.row5
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+6016]	// u1.row5
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+1216]	// u1.row5
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+6080]	// u1.row5
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+640]	// u1.row5
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5504]	// u1.row5
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+704]	// u1.row5
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5568]	// u1.row5
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+768]	// u1.row5
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5632]	// u1.row5
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+832]	// u1.row5
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5696]	// u1.row5
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+896]	// u1.row5
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5760]	// u1.row5
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+960]	// u1.row5
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5824]	// u1.row5
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+1024]	// u1.row5
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5888]	// u1.row5
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+1088]	// u1.row5
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5952]	// u1.row5
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+1152]	// u1.row5
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+6016]	// u1.row5
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+1216]	// u1.row5
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+6080]	// u1.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+128]	// u1.reduce4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+128]	// u1.reduce4
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+192]	// u1.reduce4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+192]	// u1.reduce4
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+256]	// u1.reduce4
vpaddq zmm5, zmm5, zmm26	// u1.reduce4
vpaddq zmm17, zmm17, zmm27	// u1.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+512]	// u1.reduce4
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+512]	// u1.reduce4
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+576]	// u1.reduce4
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+576]	// u1.reduce4
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+64]	// u1.reduce4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+64]	// u1.reduce4
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+128]	// u1.reduce4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+128]	// u1.reduce4
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+192]	// u1.reduce4
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+192]	// u1.reduce4
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+512]	// u1.reduce4
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+512]	// u1.reduce4
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+576]	// u1.reduce4
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+576]	// u1.reduce4
vpxorq zmm24, zmm24, zmm24	// u1.reduce5
vpmadd52luq zmm24, zmm5, zmm30	// u1.reduce5
vpxorq zmm25, zmm25, zmm25	// u1.reduce5
vpmadd52luq zmm25, zmm17, zmm30	// u1.reduce5
vpaddq zmm5, zmm5, zmm31	// u1.reduce5
vpsrlq zmm5, zmm5, 52	// u1.reduce5
vpaddq zmm17, zmm17, zmm31	// u1.reduce5
vpsrlq zmm17, zmm17, 52	// u1.reduce5
vpaddq zmm6, zmm6, zmm5	// u1.reduce5
vpaddq zmm18, zmm18, zmm17	// u1.reduce5
vmovdqu64 zmm28, zmmword ptr [rdi+2048]	// u1.row6
vpxorq zmm4, zmm4, zmm4	// u1.row6
vmovdqu64 zmm29, zmmword ptr [rdi+2048]	// u1.row6
vpxorq zmm16, zmm16, zmm16	// u1.row6
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+640]	// u1.row6
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5504]	// u1.row6
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+704]	// u1.row6
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5568]	// u1.row6
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+768]	// u1.row6
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5632]	// u1.row6
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+832]	// u1.row6
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5696]	// u1.row6
vpxorq zmm26, zmm26, zmm26	// u1.reduce5
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce5
vpxorq zmm27, zmm27, zmm27	// u1.reduce5
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+64]	// u1.reduce5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+64]	// u1.reduce5
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+896]	// u1.row6
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5760]	// u1.row6
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+960]	// u1.row6
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5824]	// u1.row6
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+1024]	// u1.row6
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5888]	// u1.row6
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+1088]	// u1.row6
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5952]	// u1.row6
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+1152]	// u1.row6
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+6016]	// u1.row6
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+1216]	// u1.row6
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+6080]	// u1.row6
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+640]	// u1.row6
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5504]	// u1.row6
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+704]	// u1.row6
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5568]	// u1.row6
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+768]	// u1.row6
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5632]	// u1.row6
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+832]	// u1.row6
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5696]	// u1.row6
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+896]	// u1.row6
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5760]	// u1.row6
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+960]	// u1.row6
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5824]	// u1.row6
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+1024]	// u1.row6
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5888]	// u1.row6
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+1088]	// u1.row6
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5952]	// u1.row6
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+1152]	// u1.row6
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+6016]	// u1.row6
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+1216]	// u1.row6
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+6080]	// u1.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+128]	// u1.reduce5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+128]	// u1.reduce5
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+192]	// u1.reduce5
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+192]	// u1.reduce5
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+256]	// u1.reduce5
vpaddq zmm6, zmm6, zmm26	// u1.reduce5
vpaddq zmm18, zmm18, zmm27	// u1.reduce5
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+512]	// u1.reduce5
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+512]	// u1.reduce5
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+576]	// u1.reduce5
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+576]	// u1.reduce5
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+64]	// u1.reduce5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+64]	// u1.reduce5
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+128]	// u1.reduce5
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+128]	// u1.reduce5
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+192]	// u1.reduce5
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+192]	// u1.reduce5
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+512]	// u1.reduce5
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+512]	// u1.reduce5
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+576]	// u1.reduce5
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+576]	// u1.reduce5
vpxorq zmm24, zmm24, zmm24	// u1.reduce6
vpmadd52luq zmm24, zmm6, zmm30	// u1.reduce6
vpxorq zmm25, zmm25, zmm25	// u1.reduce6
vpmadd52luq zmm25, zmm18, zmm30	// u1.reduce6
vpaddq zmm6, zmm6, zmm31	// u1.reduce6
vpsrlq zmm6, zmm6, 52	// u1.reduce6
vpaddq zmm18, zmm18, zmm31	// u1.reduce6
vpsrlq zmm18, zmm18, 52	// u1.reduce6
vpaddq zmm7, zmm7, zmm6	// u1.reduce6
vpaddq zmm19, zmm19, zmm18	// u1.reduce6
vmovdqu64 zmm28, zmmword ptr [rdi+2112]	// u1.row7
vpxorq zmm5, zmm5, zmm5	// u1.row7
vmovdqu64 zmm29, zmmword ptr [rdi+2112]	// u1.row7
vpxorq zmm17, zmm17, zmm17	// u1.row7
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+640]	// u1.row7
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5504]	// u1.row7
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+704]	// u1.row7
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5568]	// u1.row7
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+768]	// u1.row7
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5632]	// u1.row7
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+832]	// u1.row7
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5696]	// u1.row7
vpxorq zmm26, zmm26, zmm26	// u1.reduce6
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce6
vpxorq zmm27, zmm27, zmm27	// u1.reduce6
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+64]	// u1.reduce6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+64]	// u1.reduce6
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+896]	// u1.row7
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5760]	// u1.row7
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+960]	// u1.row7
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5824]	// u1.row7
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+1024]	// u1.row7
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5888]	// u1.row7
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+1088]	// u1.row7
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5952]	// u1.row7
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+1152]	// u1.row7
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+6016]	// u1.row7
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+1216]	// u1.row7
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+6080]	// u1.row7
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+640]	// u1.row7
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5504]	// u1.row7
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+704]	// u1.row7
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5568]	// u1.row7
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+768]	// u1.row7
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5632]	// u1.row7
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+832]	// u1.row7
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5696]	// u1.row7
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+896]	// u1.row7
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5760]	// u1.row7
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+960]	// u1.row7
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5824]	// u1.row7
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+1024]	// u1.row7
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5888]	// u1.row7
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+1088]	// u1.row7
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5952]	// u1.row7
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+1152]	// u1.row7
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+6016]	// u1.row7
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+1216]	// u1.row7
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+6080]	// u1.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+128]	// u1.reduce6
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+128]	// u1.reduce6
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+192]	// u1.reduce6
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+192]	// u1.reduce6
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+256]	// u1.reduce6
vpaddq zmm7, zmm7, zmm26	// u1.reduce6
vpaddq zmm19, zmm19, zmm27	// u1.reduce6
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+512]	// u1.reduce6
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+512]	// u1.reduce6
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+576]	// u1.reduce6
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+576]	// u1.reduce6
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+64]	// u1.reduce6
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+64]	// u1.reduce6
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+128]	// u1.reduce6
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+128]	// u1.reduce6
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+192]	// u1.reduce6
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+192]	// u1.reduce6
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+512]	// u1.reduce6
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+512]	// u1.reduce6
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+576]	// u1.reduce6
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+576]	// u1.reduce6
vpxorq zmm24, zmm24, zmm24	// u1.reduce7
vpmadd52luq zmm24, zmm7, zmm30	// u1.reduce7
vpxorq zmm25, zmm25, zmm25	// u1.reduce7
vpmadd52luq zmm25, zmm19, zmm30	// u1.reduce7
vpaddq zmm7, zmm7, zmm31	// u1.reduce7
vpsrlq zmm7, zmm7, 52	// u1.reduce7
vpaddq zmm19, zmm19, zmm31	// u1.reduce7
vpsrlq zmm19, zmm19, 52	// u1.reduce7
vpaddq zmm8, zmm8, zmm7	// u1.reduce7
vpaddq zmm20, zmm20, zmm19	// u1.reduce7
vmovdqu64 zmm28, zmmword ptr [rdi+2176]	// u1.row8
vpxorq zmm6, zmm6, zmm6	// u1.row8
vmovdqu64 zmm29, zmmword ptr [rdi+2176]	// u1.row8
vpxorq zmm18, zmm18, zmm18	// u1.row8
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+640]	// u1.row8
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5504]	// u1.row8
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+704]	// u1.row8
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5568]	// u1.row8
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+768]	// u1.row8
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5632]	// u1.row8
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+832]	// u1.row8
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5696]	// u1.row8
vpxorq zmm26, zmm26, zmm26	// u1.reduce7
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce7
vpxorq zmm27, zmm27, zmm27	// u1.reduce7
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+64]	// u1.reduce7
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+64]	// u1.reduce7
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+896]	// u1.row8
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5760]	// u1.row8
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+960]	// u1.row8
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5824]	// u1.row8
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+1024]	// u1.row8
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5888]	// u1.row8
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+1088]	// u1.row8
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5952]	// u1.row8
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+1152]	// u1.row8
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+6016]	// u1.row8
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+1216]	// u1.row8
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+6080]	// u1.row8
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+640]	// u1.row8
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5504]	// u1.row8
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+704]	// u1.row8
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5568]	// u1.row8
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+768]	// u1.row8
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5632]	// u1.row8
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+832]	// u1.row8
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5696]	// u1.row8
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+896]	// u1.row8
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5760]	// u1.row8
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+960]	// u1.row8
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5824]	// u1.row8
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+1024]	// u1.row8
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5888]	// u1.row8
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+1088]	// u1.row8
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5952]	// u1.row8
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+1152]	// u1.row8
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+6016]	// u1.row8
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+1216]	// u1.row8
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+6080]	// u1.row8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+128]	// u1.reduce7
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+128]	// u1.reduce7
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+192]	// u1.reduce7
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+192]	// u1.reduce7
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+256]	// u1.reduce7
vpaddq zmm8, zmm8, zmm26	// u1.reduce7
vpaddq zmm20, zmm20, zmm27	// u1.reduce7
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+512]	// u1.reduce7
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+512]	// u1.reduce7
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+576]	// u1.reduce7
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+576]	// u1.reduce7
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+64]	// u1.reduce7
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+64]	// u1.reduce7
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+128]	// u1.reduce7
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+128]	// u1.reduce7
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+192]	// u1.reduce7
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+192]	// u1.reduce7
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+512]	// u1.reduce7
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+512]	// u1.reduce7
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+576]	// u1.reduce7
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+576]	// u1.reduce7
vpxorq zmm24, zmm24, zmm24	// u1.reduce8
vpmadd52luq zmm24, zmm8, zmm30	// u1.reduce8
vpxorq zmm25, zmm25, zmm25	// u1.reduce8
vpmadd52luq zmm25, zmm20, zmm30	// u1.reduce8
vpaddq zmm8, zmm8, zmm31	// u1.reduce8
vpsrlq zmm8, zmm8, 52	// u1.reduce8
vpaddq zmm20, zmm20, zmm31	// u1.reduce8
vpsrlq zmm20, zmm20, 52	// u1.reduce8
vpaddq zmm9, zmm9, zmm8	// u1.reduce8
vpaddq zmm21, zmm21, zmm20	// u1.reduce8
vmovdqu64 zmm28, zmmword ptr [rdi+2240]	// u1.row9
vpxorq zmm7, zmm7, zmm7	// u1.row9
vmovdqu64 zmm29, zmmword ptr [rdi+2240]	// u1.row9
vpxorq zmm19, zmm19, zmm19	// u1.row9
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+640]	// u1.row9
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5504]	// u1.row9
vpmadd52luq zmm10, zmm28, zmmword ptr [r8+704]	// u1.row9
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5568]	// u1.row9
vpmadd52luq zmm11, zmm28, zmmword ptr [r8+768]	// u1.row9
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5632]	// u1.row9
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+832]	// u1.row9
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5696]	// u1.row9
vpxorq zmm26, zmm26, zmm26	// u1.reduce8
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce8
vpxorq zmm27, zmm27, zmm27	// u1.reduce8
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+64]	// u1.reduce8
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+64]	// u1.reduce8
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+896]	// u1.row9
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5760]	// u1.row9
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+960]	// u1.row9
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5824]	// u1.row9
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+1024]	// u1.row9
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5888]	// u1.row9
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+1088]	// u1.row9
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5952]	// u1.row9
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+1152]	// u1.row9
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+6016]	// u1.row9
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+1216]	// u1.row9
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+6080]	// u1.row9
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+640]	// u1.row9
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5504]	// u1.row9
vpmadd52huq zmm11, zmm28, zmmword ptr [r8+704]	// u1.row9
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5568]	// u1.row9
vpmadd52huq zmm0, zmm28, zmmword ptr [r8+768]	// u1.row9
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5632]	// u1.row9
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+832]	// u1.row9
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5696]	// u1.row9
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+896]	// u1.row9
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5760]	// u1.row9
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+960]	// u1.row9
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5824]	// u1.row9
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+1024]	// u1.row9
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5888]	// u1.row9
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+1088]	// u1.row9
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5952]	// u1.row9
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+1152]	// u1.row9
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+6016]	// u1.row9
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+1216]	// u1.row9
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+6080]	// u1.row9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+128]	// u1.reduce8
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+128]	// u1.reduce8
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+192]	// u1.reduce8
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+192]	// u1.reduce8
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+256]	// u1.reduce8
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+256]	// u1.reduce8
vpaddq zmm9, zmm9, zmm26	// u1.reduce8
vpaddq zmm21, zmm21, zmm27	// u1.reduce8
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+320]	// u1.reduce8
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+320]	// u1.reduce8
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+384]	// u1.reduce8
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+384]	// u1.reduce8
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+448]	// u1.reduce8
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+448]	// u1.reduce8
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+512]	// u1.reduce8
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+512]	// u1.reduce8
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+576]	// u1.reduce8
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+576]	// u1.reduce8
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+64]	// u1.reduce8
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+64]	// u1.reduce8
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+128]	// u1.reduce8
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+128]	// u1.reduce8
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+192]	// u1.reduce8
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+192]	// u1.reduce8
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+256]	// u1.reduce8
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+256]	// u1.reduce8
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+320]	// u1.reduce8
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+320]	// u1.reduce8
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+384]	// u1.reduce8
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+384]	// u1.reduce8
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+448]	// u1.reduce8
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+448]	// u1.reduce8
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+512]	// u1.reduce8
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+512]	// u1.reduce8
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+576]	// u1.reduce8
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+576]	// u1.reduce8
vpxorq zmm24, zmm24, zmm24	// u1.reduce9
vpmadd52luq zmm24, zmm9, zmm30	// u1.reduce9
vpxorq zmm25, zmm25, zmm25	// u1.reduce9
vpmadd52luq zmm25, zmm21, zmm30	// u1.reduce9
vpaddq zmm9, zmm9, zmm31	// u1.reduce9
vpsrlq zmm9, zmm9, 52	// u1.reduce9
vpaddq zmm21, zmm21, zmm31	// u1.reduce9
vpsrlq zmm21, zmm21, 52	// u1.reduce9
vpaddq zmm10, zmm10, zmm9	// u1.reduce9
vpaddq zmm22, zmm22, zmm21	// u1.reduce9
vpxorq zmm26, zmm26, zmm26	// u1.reduce9
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// u1.reduce9
vpxorq zmm27, zmm27, zmm27	// u1.reduce9
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// u1.reduce9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+64]	// u1.reduce9
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+64]	// u1.reduce9
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+128]	// u1.reduce9
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+128]	// u1.reduce9
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+192]	// u1.reduce9
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+192]	// u1.reduce9
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+256]	// u1.reduce9
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+256]	// u1.reduce9
vpaddq zmm10, zmm10, zmm26	// u1.reduce9
vpaddq zmm22, zmm22, zmm27	// u1.reduce9
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+320]	// u1.reduce9
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+320]	// u1.reduce9
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+384]	// u1.reduce9
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+384]	// u1.reduce9
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+448]	// u1.reduce9
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+448]	// u1.reduce9
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+512]	// u1.reduce9
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+512]	// u1.reduce9
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+576]	// u1.reduce9
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+576]	// u1.reduce9
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+64]	// u1.reduce9
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+64]	// u1.reduce9
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+128]	// u1.reduce9
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+128]	// u1.reduce9
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+192]	// u1.reduce9
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+192]	// u1.reduce9
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+256]	// u1.reduce9
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+256]	// u1.reduce9
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+320]	// u1.reduce9
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+320]	// u1.reduce9
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+384]	// u1.reduce9
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+384]	// u1.reduce9
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+448]	// u1.reduce9
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+448]	// u1.reduce9
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+512]	// u1.reduce9
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+512]	// u1.reduce9
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+576]	// u1.reduce9
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+576]	// u1.reduce9
vpsrlq zmm24, zmm22, 52	// u1.carry
vpaddq zmm23, zmm23, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+1664], zmm22	// u1.carry
vpsrlq zmm24, zmm23, 52	// u1.carry
vpaddq zmm12, zmm12, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm23	// u1.carry
vpsrlq zmm24, zmm12, 52	// u1.carry
vpaddq zmm13, zmm13, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm12	// u1.carry
vpsrlq zmm24, zmm13, 52	// u1.carry
vpaddq zmm14, zmm14, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm13	// u1.carry
vpsrlq zmm24, zmm14, 52	// u1.carry
vpaddq zmm15, zmm15, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm14	// u1.carry
vpsrlq zmm24, zmm15, 52	// u1.carry
vpaddq zmm16, zmm16, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+1984], zmm15	// u1.carry
vpsrlq zmm24, zmm16, 52	// u1.carry
vpaddq zmm17, zmm17, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+2048], zmm16	// u1.carry
vpsrlq zmm24, zmm17, 52	// u1.carry
vpaddq zmm18, zmm18, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+2112], zmm17	// u1.carry
vpsrlq zmm24, zmm18, 52	// u1.carry
vpaddq zmm19, zmm19, zmm24	// u1.carry
vmovdqu64 zmmword ptr [rdi+2176], zmm18	// u1.carry
vmovdqu64 zmmword ptr [rdi+2240], zmm19	// u1.carry
vpsubq zmm8, zmm10, zmmword ptr [rdi+0]	// x1.canonical
vpsubq zmm9, zmm11, zmmword ptr [rdi+64]	// x1.canonical
vpsubq zmm12, zmm0, zmmword ptr [rdi+128]	// x1.canonical
vpsubq zmm13, zmm1, zmmword ptr [rdi+192]	// x1.canonical
vpsubq zmm14, zmm2, zmmword ptr [rdi+256]	// x1.canonical
vpsubq zmm15, zmm3, zmmword ptr [rdi+320]	// x1.canonical
vpsubq zmm16, zmm4, zmmword ptr [rdi+384]	// x1.canonical
vpsubq zmm17, zmm5, zmmword ptr [rdi+448]	// x1.canonical
vpsubq zmm18, zmm6, zmmword ptr [rdi+512]	// x1.canonical
vpsubq zmm19, zmm7, zmmword ptr [rdi+576]	// x1.canonical
vpsraq zmm20, zmm8, 52	// x1.canonical
vpaddq zmm9, zmm9, zmm20	// x1.canonical
vpsrlq zmm20, zmm10, 52	// x1.canonical
vpaddq zmm11, zmm11, zmm20	// x1.canonical
vpsraq zmm20, zmm9, 52	// x1.canonical
vpaddq zmm12, zmm12, zmm20	// x1.canonical
vpsrlq zmm20, zmm11, 52	// x1.canonical
vpaddq zmm0, zmm0, zmm20	// x1.canonical
vpsraq zmm20, zmm12, 52	// x1.canonical
vpaddq zmm13, zmm13, zmm20	// x1.canonical
vpsrlq zmm20, zmm0, 52	// x1.canonical
vpaddq zmm1, zmm1, zmm20	// x1.canonical
vpsraq zmm20, zmm13, 52	// x1.canonical
vpaddq zmm14, zmm14, zmm20	// x1.canonical
vpsrlq zmm20, zmm1, 52	// x1.canonical
vpaddq zmm2, zmm2, zmm20	// x1.canonical
vpsraq zmm20, zmm14, 52	// x1.canonical
vpaddq zmm15, zmm15, zmm20	// x1.canonical
vpsrlq zmm20, zmm2, 52	// x1.canonical
vpaddq zmm3, zmm3, zmm20	// x1.canonical
vpsraq zmm20, zmm15, 52	// x1.canonical
vpaddq zmm16, zmm16, zmm20	// x1.canonical
vpsrlq zmm20, zmm3, 52	// x1.canonical
vpaddq zmm4, zmm4, zmm20	// x1.canonical
vpsraq zmm20, zmm16, 52	// x1.canonical
vpaddq zmm17, zmm17, zmm20	// x1.canonical
vpsrlq zmm20, zmm4, 52	// x1.canonical
vpaddq zmm5, zmm5, zmm20	// x1.canonical
vpsraq zmm20, zmm17, 52	// x1.canonical
vpaddq zmm18, zmm18, zmm20	// x1.canonical
vpsrlq zmm20, zmm5, 52	// x1.canonical
vpaddq zmm6, zmm6, zmm20	// x1.canonical
vpsraq zmm20, zmm18, 52	// x1.canonical
vpaddq zmm19, zmm19, zmm20	// x1.canonical
vpsrlq zmm20, zmm6, 52	// x1.canonical
vpaddq zmm7, zmm7, zmm20	// x1.canonical
vpmovq2m k3, zmm19	// x1.canonical
vmovdqa64 zmm8{k3}, zmm10	// x1.canonical
vmovdqa64 zmm9{k3}, zmm11	// x1.canonical
vmovdqa64 zmm12{k3}, zmm0	// x1.canonical
vmovdqa64 zmm13{k3}, zmm1	// x1.canonical
vmovdqa64 zmm14{k3}, zmm2	// x1.canonical
vmovdqa64 zmm15{k3}, zmm3	// x1.canonical
vmovdqa64 zmm16{k3}, zmm4	// x1.canonical
vmovdqa64 zmm17{k3}, zmm5	// x1.canonical
vmovdqa64 zmm18{k3}, zmm6	// x1.canonical
vmovdqa64 zmm19{k3}, zmm7	// x1.canonical
vpsllq zmm10, zmm8, 12	// x1.canonical
vpshrdq zmm0{k2}{z}, zmm10, zmm9, 12	// x1.canonical
vpsllq zmm10, zmm9, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm10, zmm12, 24	// x1.canonical
vpsllq zmm10, zmm12, 12	// x1.canonical
vpshrdq zmm2{k2}{z}, zmm10, zmm13, 36	// x1.canonical
vpsllq zmm10, zmm13, 12	// x1.canonical
vpshrdq zmm3{k2}{z}, zmm10, zmm14, 48	// x1.canonical
vpsllq zmm10, zmm14, 12	// x1.canonical
vpandq zmm11, zmm15, zmm31	// x1.canonical
vpshrdq zmm4, zmm10, zmm11, 60	// x1.canonical
vpsllq zmm11, zmm16, 56	// x1.canonical
vporq zmm4{k2}{z}, zmm4, zmm11	// x1.canonical
vpsllq zmm10, zmm16, 12	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm10, zmm17, 20	// x1.canonical
vpsllq zmm10, zmm17, 12	// x1.canonical
vpshrdq zmm6{k2}{z}, zmm10, zmm18, 32	// x1.canonical
vpsllq zmm10, zmm18, 12	// x1.canonical
vpshrdq zmm7{k2}{z}, zmm10, zmm19, 44	// x1.canonical
vpunpcklqdq zmm8, zmm0, zmm1	// x1.store
vpunpckhqdq zmm9, zmm0, zmm1	// x1.store
vmovdqu64 xmmword ptr [rsi+512], xmm8	// x1.store
vextracti64x2 xmmword ptr [rsi+576], zmm8, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+640], zmm8, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+704], zmm8, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+768], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+832], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+896], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+960], zmm9, 3	// x1.store
vpunpcklqdq zmm8, zmm2, zmm3	// x1.store
vpunpckhqdq zmm9, zmm2, zmm3	// x1.store
vmovdqu64 xmmword ptr [rsi+528], xmm8	// x1.store
vextracti64x2 xmmword ptr [rsi+592], zmm8, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+656], zmm8, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+720], zmm8, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+784], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+848], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+912], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+976], zmm9, 3	// x1.store
vpunpcklqdq zmm8, zmm4, zmm5	// x1.store
vpunpckhqdq zmm9, zmm4, zmm5	// x1.store
vmovdqu64 xmmword ptr [rsi+544], xmm8	// x1.store
vextracti64x2 xmmword ptr [rsi+608], zmm8, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+672], zmm8, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+736], zmm8, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+800], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+864], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+928], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+992], zmm9, 3	// x1.store
vpunpcklqdq zmm8, zmm6, zmm7	// x1.store
vpunpckhqdq zmm9, zmm6, zmm7	// x1.store
vmovdqu64 xmmword ptr [rsi+560], xmm8	// x1.store
vextracti64x2 xmmword ptr [rsi+624], zmm8, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+688], zmm8, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+752], zmm8, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+816], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+880], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+944], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+1008], zmm9, 3	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
