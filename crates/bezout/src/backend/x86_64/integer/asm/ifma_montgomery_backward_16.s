// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_16` [Mon85, Mon87], 16 words and 20 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 20), or 0 for zero, and
//   p = inverse y / 2^(52 20), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 18176 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 1280,
//   2^52 - 1 at 1344, 1 at 1408, orders of lanes at 1472, p at 1664, spare at 4224, first at 6784, x at
//   9344, others at 11904, total at 15744. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1204 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+1344]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+1280]	// constants
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
imul r9, r9, 1280	// begin
add rdx, r9	// begin
imul r9, rax, 1024	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 1024	// place
lea r8, [rdi+6784]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1280	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm16, xmmword ptr [rsi-1024]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-896], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-768], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-640], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-512]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-384], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-256], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-128], 3	// again.x0.load
vpunpcklqdq zmm0, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm1, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-1008]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-880], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-752], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-624], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-496]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-368], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-240], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-112], 3	// again.x0.load
vpunpcklqdq zmm2, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm3, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-992]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-864], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-736], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-608], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-480]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-224], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-96], 3	// again.x0.load
vpunpcklqdq zmm4, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm5, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-976]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-848], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-720], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-592], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-464]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-336], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-208], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-80], 3	// again.x0.load
vpunpcklqdq zmm6, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm7, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-960]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-832], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-704], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-576], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-448]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-320], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-192], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-64], 3	// again.x0.load
vpunpcklqdq zmm8, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm9, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-944]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-816], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-688], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-560], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-432]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-304], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-176], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-48], 3	// again.x0.load
vpunpcklqdq zmm10, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm11, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-928]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-800], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-672], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-544], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-416]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-288], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-160], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-32], 3	// again.x0.load
vpunpcklqdq zmm12, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm13, zmm16, zmm17	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-912]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-784], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-656], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-528], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-400]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-272], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-144], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-16], 3	// again.x0.load
vpunpcklqdq zmm14, zmm16, zmm17	// again.x0.load
vpunpckhqdq zmm15, zmm16, zmm17	// again.x0.load
vporq zmm16, zmm0, zmm1	// again.x0.limbs
vporq zmm16, zmm16, zmm2	// again.x0.limbs
vporq zmm16, zmm16, zmm3	// again.x0.limbs
vporq zmm16, zmm16, zmm4	// again.x0.limbs
vporq zmm16, zmm16, zmm5	// again.x0.limbs
vporq zmm16, zmm16, zmm6	// again.x0.limbs
vporq zmm16, zmm16, zmm7	// again.x0.limbs
vporq zmm16, zmm16, zmm8	// again.x0.limbs
vporq zmm16, zmm16, zmm9	// again.x0.limbs
vporq zmm16, zmm16, zmm10	// again.x0.limbs
vporq zmm16, zmm16, zmm11	// again.x0.limbs
vporq zmm16, zmm16, zmm12	// again.x0.limbs
vporq zmm16, zmm16, zmm13	// again.x0.limbs
vporq zmm16, zmm16, zmm14	// again.x0.limbs
vporq zmm16, zmm16, zmm15	// again.x0.limbs
vptestnmq k1, zmm16, zmm16	// again.x0.limbs
vmovdqa64 zmm17, zmmword ptr [rdi+1408]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm17	// again.x0.limbs
vmovdqa64 zmm16, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9344], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9408], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm1, zmm2, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9472], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm2, zmm3, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9536], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm3, zmm4, 16	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9600], zmm16	// again.x0.limbs
vpsrlq zmm16, zmm4, 4	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9664], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm4, zmm5, 56	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9728], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm5, zmm6, 44	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9792], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm6, zmm7, 32	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9856], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm7, zmm8, 20	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9920], zmm16	// again.x0.limbs
vpsrlq zmm16, zmm8, 8	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+9984], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm8, zmm9, 60	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10048], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm9, zmm10, 48	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10112], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm10, zmm11, 36	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10176], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm11, zmm12, 24	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10240], zmm16	// again.x0.limbs
vpsrlq zmm16, zmm12, 12	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10304], zmm16	// again.x0.limbs
vmovdqa64 zmm16, zmm13	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10368], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm13, zmm14, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10432], zmm16	// again.x0.limbs
vpshrdq zmm16, zmm14, zmm15, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10496], zmm16	// again.x0.limbs
vpsrlq zmm16, zmm15, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+10560], zmm16	// again.x0.limbs
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
vpxorq zmm11, zmm11, zmm11	// again.p.row0
vpxorq zmm12, zmm12, zmm12	// again.p.row0
vpxorq zmm13, zmm13, zmm13	// again.p.row0
vpxorq zmm14, zmm14, zmm14	// again.p.row0
vpxorq zmm15, zmm15, zmm15	// again.p.row0
vpxorq zmm16, zmm16, zmm16	// again.p.row0
vpxorq zmm17, zmm17, zmm17	// again.p.row0
vpxorq zmm18, zmm18, zmm18	// again.p.row0
vpxorq zmm19, zmm19, zmm19	// again.p.row0
vpxorq zmm20, zmm20, zmm20	// again.p.row0
xor r10d, r10d	// again.p.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [r8+r10+0]	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9344]	// again.p.row
vpmadd52luq zmm0, zmm22, zmm24	// again.p.row
vpxorq zmm21, zmm21, zmm21	// again.p.reduce
vpmadd52luq zmm21, zmm0, zmm30	// again.p.reduce
vpaddq zmm0, zmm0, zmm31	// again.p.reduce
vpsrlq zmm0, zmm0, 52	// again.p.reduce
vpaddq zmm1, zmm1, zmm0	// again.p.reduce
vpmadd52huq zmm1, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9408]	// again.p.row
vpmadd52luq zmm1, zmm22, zmm23	// again.p.row
vpmadd52huq zmm2, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9472]	// again.p.row
vpmadd52luq zmm2, zmm22, zmm24	// again.p.row
vpmadd52huq zmm3, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9536]	// again.p.row
vpmadd52luq zmm3, zmm22, zmm23	// again.p.row
vpmadd52huq zmm4, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9600]	// again.p.row
vpmadd52luq zmm4, zmm22, zmm24	// again.p.row
vpmadd52huq zmm5, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9664]	// again.p.row
vpmadd52luq zmm5, zmm22, zmm23	// again.p.row
vpmadd52huq zmm6, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9728]	// again.p.row
vpmadd52luq zmm6, zmm22, zmm24	// again.p.row
vpmadd52huq zmm7, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9792]	// again.p.row
vpmadd52luq zmm7, zmm22, zmm23	// again.p.row
vpmadd52huq zmm8, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9856]	// again.p.row
vpmadd52luq zmm8, zmm22, zmm24	// again.p.row
vpmadd52huq zmm9, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9920]	// again.p.row
vpmadd52luq zmm9, zmm22, zmm23	// again.p.row
vpmadd52huq zmm10, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9984]	// again.p.row
vpmadd52luq zmm10, zmm22, zmm24	// again.p.row
vpmadd52huq zmm11, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10048]	// again.p.row
vpmadd52luq zmm11, zmm22, zmm23	// again.p.row
vpmadd52huq zmm12, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10112]	// again.p.row
vpmadd52luq zmm12, zmm22, zmm24	// again.p.row
vpmadd52huq zmm13, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10176]	// again.p.row
vpmadd52luq zmm13, zmm22, zmm23	// again.p.row
vpmadd52huq zmm14, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10240]	// again.p.row
vpmadd52luq zmm14, zmm22, zmm24	// again.p.row
vpmadd52huq zmm15, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10304]	// again.p.row
vpmadd52luq zmm15, zmm22, zmm23	// again.p.row
vpmadd52huq zmm16, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10368]	// again.p.row
vpmadd52luq zmm16, zmm22, zmm24	// again.p.row
vpmadd52huq zmm17, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10432]	// again.p.row
vpmadd52luq zmm17, zmm22, zmm23	// again.p.row
vpmadd52huq zmm18, zmm22, zmm23	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10496]	// again.p.row
vpmadd52luq zmm18, zmm22, zmm24	// again.p.row
vpmadd52huq zmm19, zmm22, zmm24	// again.p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10560]	// again.p.row
vpmadd52luq zmm19, zmm22, zmm23	// again.p.row
vpmadd52huq zmm20, zmm22, zmm23	// again.p.row
vpmadd52huq zmm1, zmm21, zmm29	// again.p.reduce
vpmadd52luq zmm1, zmm21, zmm28	// again.p.reduce
vpmadd52huq zmm2, zmm21, zmm28	// again.p.reduce
vpmadd52luq zmm2, zmm21, zmm27	// again.p.reduce
vpmadd52huq zmm3, zmm21, zmm27	// again.p.reduce
vpmadd52luq zmm3, zmm21, zmm26	// again.p.reduce
vpmadd52huq zmm4, zmm21, zmm26	// again.p.reduce
vpmadd52luq zmm4, zmm21, zmm25	// again.p.reduce
vpmadd52huq zmm5, zmm21, zmm25	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+320]	// again.p.reduce
vpmadd52luq zmm5, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm6, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+384]	// again.p.reduce
vpmadd52luq zmm6, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm7, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+448]	// again.p.reduce
vpmadd52luq zmm7, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm8, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+512]	// again.p.reduce
vpmadd52luq zmm8, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm9, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+576]	// again.p.reduce
vpmadd52luq zmm9, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm10, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+640]	// again.p.reduce
vpmadd52luq zmm10, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm11, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+704]	// again.p.reduce
vpmadd52luq zmm11, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm12, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// again.p.reduce
vpmadd52luq zmm12, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm13, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+832]	// again.p.reduce
vpmadd52luq zmm13, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm14, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// again.p.reduce
vpmadd52luq zmm14, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm15, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+960]	// again.p.reduce
vpmadd52luq zmm15, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm16, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// again.p.reduce
vpmadd52luq zmm16, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm17, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1088]	// again.p.reduce
vpmadd52luq zmm17, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm18, zmm21, zmm24	// again.p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// again.p.reduce
vpmadd52luq zmm18, zmm21, zmm23	// again.p.reduce
vpmadd52huq zmm19, zmm21, zmm23	// again.p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1216]	// again.p.reduce
vpmadd52luq zmm19, zmm21, zmm24	// again.p.reduce
vpmadd52huq zmm20, zmm21, zmm24	// again.p.reduce
vmovdqa64 zmm0, zmm1	// again.p.reduce
vmovdqa64 zmm1, zmm2	// again.p.reduce
vmovdqa64 zmm2, zmm3	// again.p.reduce
vmovdqa64 zmm3, zmm4	// again.p.reduce
vmovdqa64 zmm4, zmm5	// again.p.reduce
vmovdqa64 zmm5, zmm6	// again.p.reduce
vmovdqa64 zmm6, zmm7	// again.p.reduce
vmovdqa64 zmm7, zmm8	// again.p.reduce
vmovdqa64 zmm8, zmm9	// again.p.reduce
vmovdqa64 zmm9, zmm10	// again.p.reduce
vmovdqa64 zmm10, zmm11	// again.p.reduce
vmovdqa64 zmm11, zmm12	// again.p.reduce
vmovdqa64 zmm12, zmm13	// again.p.reduce
vmovdqa64 zmm13, zmm14	// again.p.reduce
vmovdqa64 zmm14, zmm15	// again.p.reduce
vmovdqa64 zmm15, zmm16	// again.p.reduce
vmovdqa64 zmm16, zmm17	// again.p.reduce
vmovdqa64 zmm17, zmm18	// again.p.reduce
vmovdqa64 zmm18, zmm19	// again.p.reduce
vmovdqa64 zmm19, zmm20	// again.p.reduce
vpxorq zmm20, zmm20, zmm20	// again.p.reduce
add r10, 64	// again.p.reduce
cmp r10, 1280	// again.p.reduce
jnz 5b	// again.p.reduce
vpsrlq zmm21, zmm0, 52	// again.p.carry
vpaddq zmm1, zmm1, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4224], zmm0	// again.p.carry
vpsrlq zmm21, zmm1, 52	// again.p.carry
vpaddq zmm2, zmm2, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4288], zmm1	// again.p.carry
vpsrlq zmm21, zmm2, 52	// again.p.carry
vpaddq zmm3, zmm3, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4352], zmm2	// again.p.carry
vpsrlq zmm21, zmm3, 52	// again.p.carry
vpaddq zmm4, zmm4, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4416], zmm3	// again.p.carry
vpsrlq zmm21, zmm4, 52	// again.p.carry
vpaddq zmm5, zmm5, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4480], zmm4	// again.p.carry
vpsrlq zmm21, zmm5, 52	// again.p.carry
vpaddq zmm6, zmm6, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4544], zmm5	// again.p.carry
vpsrlq zmm21, zmm6, 52	// again.p.carry
vpaddq zmm7, zmm7, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4608], zmm6	// again.p.carry
vpsrlq zmm21, zmm7, 52	// again.p.carry
vpaddq zmm8, zmm8, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4672], zmm7	// again.p.carry
vpsrlq zmm21, zmm8, 52	// again.p.carry
vpaddq zmm9, zmm9, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4736], zmm8	// again.p.carry
vpsrlq zmm21, zmm9, 52	// again.p.carry
vpaddq zmm10, zmm10, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4800], zmm9	// again.p.carry
vpsrlq zmm21, zmm10, 52	// again.p.carry
vpaddq zmm11, zmm11, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4864], zmm10	// again.p.carry
vpsrlq zmm21, zmm11, 52	// again.p.carry
vpaddq zmm12, zmm12, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4928], zmm11	// again.p.carry
vpsrlq zmm21, zmm12, 52	// again.p.carry
vpaddq zmm13, zmm13, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+4992], zmm12	// again.p.carry
vpsrlq zmm21, zmm13, 52	// again.p.carry
vpaddq zmm14, zmm14, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5056], zmm13	// again.p.carry
vpsrlq zmm21, zmm14, 52	// again.p.carry
vpaddq zmm15, zmm15, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5120], zmm14	// again.p.carry
vpsrlq zmm21, zmm15, 52	// again.p.carry
vpaddq zmm16, zmm16, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5184], zmm15	// again.p.carry
vpsrlq zmm21, zmm16, 52	// again.p.carry
vpaddq zmm17, zmm17, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5248], zmm16	// again.p.carry
vpsrlq zmm21, zmm17, 52	// again.p.carry
vpaddq zmm18, zmm18, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5312], zmm17	// again.p.carry
vpsrlq zmm21, zmm18, 52	// again.p.carry
vpaddq zmm19, zmm19, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5376], zmm18	// again.p.carry
vmovdqu64 zmmword ptr [rdi+5440], zmm19	// again.p.carry
lea r8, [rdi+4224]	// again
add rdx, 1280	// again
4:
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
korw k7, k7, k1	// zeros
knotw k1, k1	// zeros
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
vpxorq zmm18, zmm18, zmm18	// x0.row0
vpxorq zmm19, zmm19, zmm19	// x0.row0
vpxorq zmm20, zmm20, zmm20	// x0.row0
xor r10d, r10d	// x0.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [rdi+r10+1664]	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+0]	// x0.row
vpmadd52luq zmm0, zmm22, zmm23	// x0.row
vpxorq zmm21, zmm21, zmm21	// x0.reduce
vpmadd52luq zmm21, zmm0, zmm30	// x0.reduce
vpaddq zmm0, zmm0, zmm31	// x0.reduce
vpsrlq zmm0, zmm0, 52	// x0.reduce
vpaddq zmm1, zmm1, zmm0	// x0.reduce
vpmadd52huq zmm1, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+64]	// x0.row
vpmadd52luq zmm1, zmm22, zmm24	// x0.row
vpmadd52huq zmm2, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+128]	// x0.row
vpmadd52luq zmm2, zmm22, zmm23	// x0.row
vpmadd52huq zmm3, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+192]	// x0.row
vpmadd52luq zmm3, zmm22, zmm24	// x0.row
vpmadd52huq zmm4, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+256]	// x0.row
vpmadd52luq zmm4, zmm22, zmm23	// x0.row
vpmadd52huq zmm5, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+320]	// x0.row
vpmadd52luq zmm5, zmm22, zmm24	// x0.row
vpmadd52huq zmm6, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+384]	// x0.row
vpmadd52luq zmm6, zmm22, zmm23	// x0.row
vpmadd52huq zmm7, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+448]	// x0.row
vpmadd52luq zmm7, zmm22, zmm24	// x0.row
vpmadd52huq zmm8, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+512]	// x0.row
vpmadd52luq zmm8, zmm22, zmm23	// x0.row
vpmadd52huq zmm9, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+576]	// x0.row
vpmadd52luq zmm9, zmm22, zmm24	// x0.row
vpmadd52huq zmm10, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+640]	// x0.row
vpmadd52luq zmm10, zmm22, zmm23	// x0.row
vpmadd52huq zmm11, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+704]	// x0.row
vpmadd52luq zmm11, zmm22, zmm24	// x0.row
vpmadd52huq zmm12, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+768]	// x0.row
vpmadd52luq zmm12, zmm22, zmm23	// x0.row
vpmadd52huq zmm13, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+832]	// x0.row
vpmadd52luq zmm13, zmm22, zmm24	// x0.row
vpmadd52huq zmm14, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+896]	// x0.row
vpmadd52luq zmm14, zmm22, zmm23	// x0.row
vpmadd52huq zmm15, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+960]	// x0.row
vpmadd52luq zmm15, zmm22, zmm24	// x0.row
vpmadd52huq zmm16, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+1024]	// x0.row
vpmadd52luq zmm16, zmm22, zmm23	// x0.row
vpmadd52huq zmm17, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+1088]	// x0.row
vpmadd52luq zmm17, zmm22, zmm24	// x0.row
vpmadd52huq zmm18, zmm22, zmm24	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+1152]	// x0.row
vpmadd52luq zmm18, zmm22, zmm23	// x0.row
vpmadd52huq zmm19, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+1216]	// x0.row
vpmadd52luq zmm19, zmm22, zmm24	// x0.row
vpmadd52huq zmm20, zmm22, zmm24	// x0.row
vpmadd52huq zmm1, zmm21, zmm29	// x0.reduce
vpmadd52luq zmm1, zmm21, zmm28	// x0.reduce
vpmadd52huq zmm2, zmm21, zmm28	// x0.reduce
vpmadd52luq zmm2, zmm21, zmm27	// x0.reduce
vpmadd52huq zmm3, zmm21, zmm27	// x0.reduce
vpmadd52luq zmm3, zmm21, zmm26	// x0.reduce
vpmadd52huq zmm4, zmm21, zmm26	// x0.reduce
vpmadd52luq zmm4, zmm21, zmm25	// x0.reduce
vpmadd52huq zmm5, zmm21, zmm25	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+320]	// x0.reduce
vpmadd52luq zmm5, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm6, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+384]	// x0.reduce
vpmadd52luq zmm6, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm7, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+448]	// x0.reduce
vpmadd52luq zmm7, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm8, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+512]	// x0.reduce
vpmadd52luq zmm8, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm9, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+576]	// x0.reduce
vpmadd52luq zmm9, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm10, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+640]	// x0.reduce
vpmadd52luq zmm10, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm11, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+704]	// x0.reduce
vpmadd52luq zmm11, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm12, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+768]	// x0.reduce
vpmadd52luq zmm12, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm13, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+832]	// x0.reduce
vpmadd52luq zmm13, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm14, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+896]	// x0.reduce
vpmadd52luq zmm14, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm15, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+960]	// x0.reduce
vpmadd52luq zmm15, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm16, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1024]	// x0.reduce
vpmadd52luq zmm16, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm17, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1088]	// x0.reduce
vpmadd52luq zmm17, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm18, zmm21, zmm23	// x0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1152]	// x0.reduce
vpmadd52luq zmm18, zmm21, zmm24	// x0.reduce
vpmadd52huq zmm19, zmm21, zmm24	// x0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1216]	// x0.reduce
vpmadd52luq zmm19, zmm21, zmm23	// x0.reduce
vpmadd52huq zmm20, zmm21, zmm23	// x0.reduce
vmovdqa64 zmm0, zmm1	// x0.reduce
vmovdqa64 zmm1, zmm2	// x0.reduce
vmovdqa64 zmm2, zmm3	// x0.reduce
vmovdqa64 zmm3, zmm4	// x0.reduce
vmovdqa64 zmm4, zmm5	// x0.reduce
vmovdqa64 zmm5, zmm6	// x0.reduce
vmovdqa64 zmm6, zmm7	// x0.reduce
vmovdqa64 zmm7, zmm8	// x0.reduce
vmovdqa64 zmm8, zmm9	// x0.reduce
vmovdqa64 zmm9, zmm10	// x0.reduce
vmovdqa64 zmm10, zmm11	// x0.reduce
vmovdqa64 zmm11, zmm12	// x0.reduce
vmovdqa64 zmm12, zmm13	// x0.reduce
vmovdqa64 zmm13, zmm14	// x0.reduce
vmovdqa64 zmm14, zmm15	// x0.reduce
vmovdqa64 zmm15, zmm16	// x0.reduce
vmovdqa64 zmm16, zmm17	// x0.reduce
vmovdqa64 zmm17, zmm18	// x0.reduce
vmovdqa64 zmm18, zmm19	// x0.reduce
vmovdqa64 zmm19, zmm20	// x0.reduce
vpxorq zmm20, zmm20, zmm20	// x0.reduce
add r10, 64	// x0.reduce
cmp r10, 1280	// x0.reduce
jnz 5b	// x0.reduce
vpsubq zmm20, zmm0, zmm29	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10624], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm0, 52	// x0.canonical
vpsubq zmm20, zmm1, zmm28	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm1, zmm1, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10688], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm1, 52	// x0.canonical
vpsubq zmm20, zmm2, zmm27	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm2, zmm2, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10752], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm2, 52	// x0.canonical
vpsubq zmm20, zmm3, zmm26	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm3, zmm3, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10816], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm3, 52	// x0.canonical
vpsubq zmm20, zmm4, zmm25	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm4, zmm4, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10880], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm4, 52	// x0.canonical
vpsubq zmm20, zmm5, zmmword ptr [rdi+320]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm5, zmm5, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10944], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm5, 52	// x0.canonical
vpsubq zmm20, zmm6, zmmword ptr [rdi+384]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm6, zmm6, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11008], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm6, 52	// x0.canonical
vpsubq zmm20, zmm7, zmmword ptr [rdi+448]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm7, zmm7, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11072], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm7, 52	// x0.canonical
vpsubq zmm20, zmm8, zmmword ptr [rdi+512]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm8, zmm8, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11136], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm8, 52	// x0.canonical
vpsubq zmm20, zmm9, zmmword ptr [rdi+576]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm9, zmm9, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11200], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm9, 52	// x0.canonical
vpsubq zmm20, zmm10, zmmword ptr [rdi+640]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm10, zmm10, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11264], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm10, 52	// x0.canonical
vpsubq zmm20, zmm11, zmmword ptr [rdi+704]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm11, zmm11, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11328], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm11, 52	// x0.canonical
vpsubq zmm20, zmm12, zmmword ptr [rdi+768]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm12, zmm12, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11392], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm12, 52	// x0.canonical
vpsubq zmm20, zmm13, zmmword ptr [rdi+832]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm13, zmm13, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11456], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm13, 52	// x0.canonical
vpsubq zmm20, zmm14, zmmword ptr [rdi+896]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm14, zmm14, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11520], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm14, 52	// x0.canonical
vpsubq zmm20, zmm15, zmmword ptr [rdi+960]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm15, zmm15, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11584], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm15, 52	// x0.canonical
vpsubq zmm20, zmm16, zmmword ptr [rdi+1024]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm16, zmm16, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11648], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm16, 52	// x0.canonical
vpsubq zmm20, zmm17, zmmword ptr [rdi+1088]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm17, zmm17, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11712], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm17, 52	// x0.canonical
vpsubq zmm20, zmm18, zmmword ptr [rdi+1152]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm18, zmm18, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11776], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm18, 52	// x0.canonical
vpsubq zmm20, zmm19, zmmword ptr [rdi+1216]	// x0.canonical
vpaddq zmm20, zmm20, zmm22	// x0.canonical
vpaddq zmm19, zmm19, zmm21	// x0.canonical
vmovdqa64 zmmword ptr [rdi+11840], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm19, 52	// x0.canonical
vpmovq2m k3, zmm20	// x0.canonical
knotw k3, k3	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+10624]	// x0.canonical
vmovdqa64 zmm0{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+10688]	// x0.canonical
vmovdqa64 zmm1{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+10752]	// x0.canonical
vmovdqa64 zmm2{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+10816]	// x0.canonical
vmovdqa64 zmm3{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+10880]	// x0.canonical
vmovdqa64 zmm4{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+10944]	// x0.canonical
vmovdqa64 zmm5{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11008]	// x0.canonical
vmovdqa64 zmm6{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11072]	// x0.canonical
vmovdqa64 zmm7{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11136]	// x0.canonical
vmovdqa64 zmm8{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11200]	// x0.canonical
vmovdqa64 zmm9{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11264]	// x0.canonical
vmovdqa64 zmm10{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11328]	// x0.canonical
vmovdqa64 zmm11{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11392]	// x0.canonical
vmovdqa64 zmm12{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11456]	// x0.canonical
vmovdqa64 zmm13{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11520]	// x0.canonical
vmovdqa64 zmm14{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11584]	// x0.canonical
vmovdqa64 zmm15{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11648]	// x0.canonical
vmovdqa64 zmm16{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11712]	// x0.canonical
vmovdqa64 zmm17{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11776]	// x0.canonical
vmovdqa64 zmm18{k3}, zmm20	// x0.canonical
vmovdqa64 zmm20, zmmword ptr [rdi+11840]	// x0.canonical
vmovdqa64 zmm19{k3}, zmm20	// x0.canonical
vpsllq zmm20, zmm0, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm20, zmm1, 12	// x0.canonical
vpsllq zmm20, zmm1, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm20, zmm2, 24	// x0.canonical
vpsllq zmm20, zmm2, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm20, zmm3, 36	// x0.canonical
vpsllq zmm20, zmm3, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm20, zmm4, 48	// x0.canonical
vpsllq zmm20, zmm4, 12	// x0.canonical
vpandq zmm21, zmm5, zmm31	// x0.canonical
vpshrdq zmm4, zmm20, zmm21, 60	// x0.canonical
vpsllq zmm21, zmm6, 56	// x0.canonical
vporq zmm4{k1}{z}, zmm4, zmm21	// x0.canonical
vpsllq zmm20, zmm6, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm20, zmm7, 20	// x0.canonical
vpsllq zmm20, zmm7, 12	// x0.canonical
vpshrdq zmm6{k1}{z}, zmm20, zmm8, 32	// x0.canonical
vpsllq zmm20, zmm8, 12	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm20, zmm9, 44	// x0.canonical
vpsllq zmm20, zmm9, 12	// x0.canonical
vpandq zmm21, zmm10, zmm31	// x0.canonical
vpshrdq zmm8, zmm20, zmm21, 56	// x0.canonical
vpsllq zmm21, zmm11, 60	// x0.canonical
vporq zmm8{k1}{z}, zmm8, zmm21	// x0.canonical
vpsllq zmm20, zmm11, 12	// x0.canonical
vpshrdq zmm9{k1}{z}, zmm20, zmm12, 16	// x0.canonical
vpsllq zmm20, zmm12, 12	// x0.canonical
vpshrdq zmm10{k1}{z}, zmm20, zmm13, 28	// x0.canonical
vpsllq zmm20, zmm13, 12	// x0.canonical
vpshrdq zmm11{k1}{z}, zmm20, zmm14, 40	// x0.canonical
vpsllq zmm20, zmm14, 12	// x0.canonical
vpshrdq zmm12{k1}{z}, zmm20, zmm15, 52	// x0.canonical
vpsllq zmm20, zmm16, 12	// x0.canonical
vpshrdq zmm13{k1}{z}, zmm20, zmm17, 12	// x0.canonical
vpsllq zmm20, zmm17, 12	// x0.canonical
vpshrdq zmm14{k1}{z}, zmm20, zmm18, 24	// x0.canonical
vpsllq zmm20, zmm18, 12	// x0.canonical
vpshrdq zmm15{k1}{z}, zmm20, zmm19, 36	// x0.canonical
vpunpcklqdq zmm16, zmm0, zmm1	// x0.store
vpunpckhqdq zmm17, zmm0, zmm1	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+128], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+256], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+384], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+512], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+640], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+768], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+896], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm2, zmm3	// x0.store
vpunpckhqdq zmm17, zmm2, zmm3	// x0.store
vmovdqu64 xmmword ptr [rsi+16], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+144], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+272], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+400], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+528], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+656], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+784], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+912], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm4, zmm5	// x0.store
vpunpckhqdq zmm17, zmm4, zmm5	// x0.store
vmovdqu64 xmmword ptr [rsi+32], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+160], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+288], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+416], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+544], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+672], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+800], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+928], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm6, zmm7	// x0.store
vpunpckhqdq zmm17, zmm6, zmm7	// x0.store
vmovdqu64 xmmword ptr [rsi+48], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+304], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+432], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+560], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+688], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+816], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+944], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm8, zmm9	// x0.store
vpunpckhqdq zmm17, zmm8, zmm9	// x0.store
vmovdqu64 xmmword ptr [rsi+64], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+192], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+320], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+448], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+576], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+704], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+832], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+960], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm10, zmm11	// x0.store
vpunpckhqdq zmm17, zmm10, zmm11	// x0.store
vmovdqu64 xmmword ptr [rsi+80], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+208], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+336], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+464], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+592], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+720], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+848], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+976], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm12, zmm13	// x0.store
vpunpckhqdq zmm17, zmm12, zmm13	// x0.store
vmovdqu64 xmmword ptr [rsi+96], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+224], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+352], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+480], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+608], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+736], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+864], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+992], zmm17, 3	// x0.store
vpunpcklqdq zmm16, zmm14, zmm15	// x0.store
vpunpckhqdq zmm17, zmm14, zmm15	// x0.store
vmovdqu64 xmmword ptr [rsi+112], xmm16	// x0.store
vextracti64x2 xmmword ptr [rsi+240], zmm16, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+368], zmm16, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+496], zmm16, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+624], xmm17	// x0.store
vextracti64x2 xmmword ptr [rsi+752], zmm17, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+880], zmm17, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+1008], zmm17, 3	// x0.store
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
vpxorq zmm18, zmm18, zmm18	// u0.row0
vpxorq zmm19, zmm19, zmm19	// u0.row0
vpxorq zmm20, zmm20, zmm20	// u0.row0
xor r10d, r10d	// u0.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [rdi+r10+1664]	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9344]	// u0.row
vpmadd52luq zmm0, zmm22, zmm24	// u0.row
vpxorq zmm21, zmm21, zmm21	// u0.reduce
vpmadd52luq zmm21, zmm0, zmm30	// u0.reduce
vpaddq zmm0, zmm0, zmm31	// u0.reduce
vpsrlq zmm0, zmm0, 52	// u0.reduce
vpaddq zmm1, zmm1, zmm0	// u0.reduce
vpmadd52huq zmm1, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+9408]	// u0.row
vpmadd52luq zmm1, zmm22, zmm23	// u0.row
vpmadd52huq zmm2, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9472]	// u0.row
vpmadd52luq zmm2, zmm22, zmm24	// u0.row
vpmadd52huq zmm3, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+9536]	// u0.row
vpmadd52luq zmm3, zmm22, zmm23	// u0.row
vpmadd52huq zmm4, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9600]	// u0.row
vpmadd52luq zmm4, zmm22, zmm24	// u0.row
vpmadd52huq zmm5, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+9664]	// u0.row
vpmadd52luq zmm5, zmm22, zmm23	// u0.row
vpmadd52huq zmm6, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9728]	// u0.row
vpmadd52luq zmm6, zmm22, zmm24	// u0.row
vpmadd52huq zmm7, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+9792]	// u0.row
vpmadd52luq zmm7, zmm22, zmm23	// u0.row
vpmadd52huq zmm8, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9856]	// u0.row
vpmadd52luq zmm8, zmm22, zmm24	// u0.row
vpmadd52huq zmm9, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+9920]	// u0.row
vpmadd52luq zmm9, zmm22, zmm23	// u0.row
vpmadd52huq zmm10, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9984]	// u0.row
vpmadd52luq zmm10, zmm22, zmm24	// u0.row
vpmadd52huq zmm11, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+10048]	// u0.row
vpmadd52luq zmm11, zmm22, zmm23	// u0.row
vpmadd52huq zmm12, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+10112]	// u0.row
vpmadd52luq zmm12, zmm22, zmm24	// u0.row
vpmadd52huq zmm13, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+10176]	// u0.row
vpmadd52luq zmm13, zmm22, zmm23	// u0.row
vpmadd52huq zmm14, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+10240]	// u0.row
vpmadd52luq zmm14, zmm22, zmm24	// u0.row
vpmadd52huq zmm15, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+10304]	// u0.row
vpmadd52luq zmm15, zmm22, zmm23	// u0.row
vpmadd52huq zmm16, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+10368]	// u0.row
vpmadd52luq zmm16, zmm22, zmm24	// u0.row
vpmadd52huq zmm17, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+10432]	// u0.row
vpmadd52luq zmm17, zmm22, zmm23	// u0.row
vpmadd52huq zmm18, zmm22, zmm23	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+10496]	// u0.row
vpmadd52luq zmm18, zmm22, zmm24	// u0.row
vpmadd52huq zmm19, zmm22, zmm24	// u0.row
vmovdqu64 zmm23, zmmword ptr [rdi+10560]	// u0.row
vpmadd52luq zmm19, zmm22, zmm23	// u0.row
vpmadd52huq zmm20, zmm22, zmm23	// u0.row
vpmadd52huq zmm1, zmm21, zmm29	// u0.reduce
vpmadd52luq zmm1, zmm21, zmm28	// u0.reduce
vpmadd52huq zmm2, zmm21, zmm28	// u0.reduce
vpmadd52luq zmm2, zmm21, zmm27	// u0.reduce
vpmadd52huq zmm3, zmm21, zmm27	// u0.reduce
vpmadd52luq zmm3, zmm21, zmm26	// u0.reduce
vpmadd52huq zmm4, zmm21, zmm26	// u0.reduce
vpmadd52luq zmm4, zmm21, zmm25	// u0.reduce
vpmadd52huq zmm5, zmm21, zmm25	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+320]	// u0.reduce
vpmadd52luq zmm5, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm6, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+384]	// u0.reduce
vpmadd52luq zmm6, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm7, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+448]	// u0.reduce
vpmadd52luq zmm7, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm8, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+512]	// u0.reduce
vpmadd52luq zmm8, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm9, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+576]	// u0.reduce
vpmadd52luq zmm9, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm10, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+640]	// u0.reduce
vpmadd52luq zmm10, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm11, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+704]	// u0.reduce
vpmadd52luq zmm11, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm12, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// u0.reduce
vpmadd52luq zmm12, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm13, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+832]	// u0.reduce
vpmadd52luq zmm13, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm14, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// u0.reduce
vpmadd52luq zmm14, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm15, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+960]	// u0.reduce
vpmadd52luq zmm15, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm16, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// u0.reduce
vpmadd52luq zmm16, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm17, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1088]	// u0.reduce
vpmadd52luq zmm17, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm18, zmm21, zmm24	// u0.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// u0.reduce
vpmadd52luq zmm18, zmm21, zmm23	// u0.reduce
vpmadd52huq zmm19, zmm21, zmm23	// u0.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1216]	// u0.reduce
vpmadd52luq zmm19, zmm21, zmm24	// u0.reduce
vpmadd52huq zmm20, zmm21, zmm24	// u0.reduce
vmovdqa64 zmm0, zmm1	// u0.reduce
vmovdqa64 zmm1, zmm2	// u0.reduce
vmovdqa64 zmm2, zmm3	// u0.reduce
vmovdqa64 zmm3, zmm4	// u0.reduce
vmovdqa64 zmm4, zmm5	// u0.reduce
vmovdqa64 zmm5, zmm6	// u0.reduce
vmovdqa64 zmm6, zmm7	// u0.reduce
vmovdqa64 zmm7, zmm8	// u0.reduce
vmovdqa64 zmm8, zmm9	// u0.reduce
vmovdqa64 zmm9, zmm10	// u0.reduce
vmovdqa64 zmm10, zmm11	// u0.reduce
vmovdqa64 zmm11, zmm12	// u0.reduce
vmovdqa64 zmm12, zmm13	// u0.reduce
vmovdqa64 zmm13, zmm14	// u0.reduce
vmovdqa64 zmm14, zmm15	// u0.reduce
vmovdqa64 zmm15, zmm16	// u0.reduce
vmovdqa64 zmm16, zmm17	// u0.reduce
vmovdqa64 zmm17, zmm18	// u0.reduce
vmovdqa64 zmm18, zmm19	// u0.reduce
vmovdqa64 zmm19, zmm20	// u0.reduce
vpxorq zmm20, zmm20, zmm20	// u0.reduce
add r10, 64	// u0.reduce
cmp r10, 1280	// u0.reduce
jnz 5b	// u0.reduce
vpsrlq zmm21, zmm0, 52	// u0.carry
vpaddq zmm1, zmm1, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+1664], zmm0	// u0.carry
vpsrlq zmm21, zmm1, 52	// u0.carry
vpaddq zmm2, zmm2, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm1	// u0.carry
vpsrlq zmm21, zmm2, 52	// u0.carry
vpaddq zmm3, zmm3, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm2	// u0.carry
vpsrlq zmm21, zmm3, 52	// u0.carry
vpaddq zmm4, zmm4, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm3	// u0.carry
vpsrlq zmm21, zmm4, 52	// u0.carry
vpaddq zmm5, zmm5, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm4	// u0.carry
vpsrlq zmm21, zmm5, 52	// u0.carry
vpaddq zmm6, zmm6, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+1984], zmm5	// u0.carry
vpsrlq zmm21, zmm6, 52	// u0.carry
vpaddq zmm7, zmm7, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2048], zmm6	// u0.carry
vpsrlq zmm21, zmm7, 52	// u0.carry
vpaddq zmm8, zmm8, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2112], zmm7	// u0.carry
vpsrlq zmm21, zmm8, 52	// u0.carry
vpaddq zmm9, zmm9, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2176], zmm8	// u0.carry
vpsrlq zmm21, zmm9, 52	// u0.carry
vpaddq zmm10, zmm10, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2240], zmm9	// u0.carry
vpsrlq zmm21, zmm10, 52	// u0.carry
vpaddq zmm11, zmm11, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm10	// u0.carry
vpsrlq zmm21, zmm11, 52	// u0.carry
vpaddq zmm12, zmm12, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm11	// u0.carry
vpsrlq zmm21, zmm12, 52	// u0.carry
vpaddq zmm13, zmm13, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2432], zmm12	// u0.carry
vpsrlq zmm21, zmm13, 52	// u0.carry
vpaddq zmm14, zmm14, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2496], zmm13	// u0.carry
vpsrlq zmm21, zmm14, 52	// u0.carry
vpaddq zmm15, zmm15, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2560], zmm14	// u0.carry
vpsrlq zmm21, zmm15, 52	// u0.carry
vpaddq zmm16, zmm16, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2624], zmm15	// u0.carry
vpsrlq zmm21, zmm16, 52	// u0.carry
vpaddq zmm17, zmm17, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm16	// u0.carry
vpsrlq zmm21, zmm17, 52	// u0.carry
vpaddq zmm18, zmm18, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm17	// u0.carry
vpsrlq zmm21, zmm18, 52	// u0.carry
vpaddq zmm19, zmm19, zmm21	// u0.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm18	// u0.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm19	// u0.carry
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
