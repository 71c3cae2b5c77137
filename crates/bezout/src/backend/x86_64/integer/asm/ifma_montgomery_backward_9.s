// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_9` [Mon85, Mon87], 9 words and 12 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 12), or 0 for zero, and
//   p = inverse y / 2^(52 12), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 4899 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+832]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+768]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1536	// begin
add rdx, r9	// begin
imul r9, rax, 1152	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 1152	// place
lea r8, [rdi+4224]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1536	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm9, xmmword ptr [rsi-1152]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1080], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1008], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-936], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-864]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-792], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-720], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-648], 3	// again.x0.load
vpunpcklqdq zmm0, zmm9, zmm10	// again.x0.load
vpunpckhqdq zmm1, zmm9, zmm10	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1136]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1064], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-992], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-920], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-848]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-776], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-704], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-632], 3	// again.x0.load
vpunpcklqdq zmm2, zmm9, zmm10	// again.x0.load
vpunpckhqdq zmm3, zmm9, zmm10	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1120]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1048], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-976], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-904], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-832]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-760], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-688], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-616], 3	// again.x0.load
vpunpcklqdq zmm4, zmm9, zmm10	// again.x0.load
vpunpckhqdq zmm5, zmm9, zmm10	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1104]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1032], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-960], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-888], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-816]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-744], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-672], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-600], 3	// again.x0.load
vpunpcklqdq zmm6, zmm9, zmm10	// again.x0.load
vpunpckhqdq zmm7, zmm9, zmm10	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1096]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1024], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-952], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-880], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-808]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-736], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-664], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-592], 3	// again.x0.load
vpunpckhqdq zmm8, zmm9, zmm10	// again.x0.load
vporq zmm9, zmm0, zmm1	// again.x0.limbs
vporq zmm9, zmm9, zmm2	// again.x0.limbs
vporq zmm9, zmm9, zmm3	// again.x0.limbs
vporq zmm9, zmm9, zmm4	// again.x0.limbs
vporq zmm9, zmm9, zmm5	// again.x0.limbs
vporq zmm9, zmm9, zmm6	// again.x0.limbs
vporq zmm9, zmm9, zmm7	// again.x0.limbs
vporq zmm9, zmm9, zmm8	// again.x0.limbs
vptestnmq k1, zmm9, zmm9	// again.x0.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+896]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm10	// again.x0.limbs
vmovdqa64 zmm9, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5760], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5824], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm1, zmm2, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5888], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm2, zmm3, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+5952], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm3, zmm4, 16	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6016], zmm9	// again.x0.limbs
vpsrlq zmm9, zmm4, 4	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6080], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm4, zmm5, 56	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6144], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm5, zmm6, 44	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6208], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm6, zmm7, 32	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6272], zmm9	// again.x0.limbs
vpshrdq zmm9, zmm7, zmm8, 20	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6336], zmm9	// again.x0.limbs
vpsrlq zmm9, zmm8, 8	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6400], zmm9	// again.x0.limbs
vpsrlq zmm9, zmm8, 60	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+6464], zmm9	// again.x0.limbs
vmovdqu64 xmm9, xmmword ptr [rsi-576]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-504], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-432], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-360], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-288]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-216], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-144], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-72], 3	// again.x1.load
vpunpcklqdq zmm0, zmm9, zmm10	// again.x1.load
vpunpckhqdq zmm1, zmm9, zmm10	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-560]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-488], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-416], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-344], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-272]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-200], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-128], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-56], 3	// again.x1.load
vpunpcklqdq zmm2, zmm9, zmm10	// again.x1.load
vpunpckhqdq zmm3, zmm9, zmm10	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-544]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-472], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-400], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-328], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-184], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-112], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-40], 3	// again.x1.load
vpunpcklqdq zmm4, zmm9, zmm10	// again.x1.load
vpunpckhqdq zmm5, zmm9, zmm10	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-528]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-456], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-384], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-312], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-168], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-96], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-24], 3	// again.x1.load
vpunpcklqdq zmm6, zmm9, zmm10	// again.x1.load
vpunpckhqdq zmm7, zmm9, zmm10	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-520]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-448], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-376], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-304], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-232]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-160], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-88], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpckhqdq zmm8, zmm9, zmm10	// again.x1.load
vporq zmm9, zmm0, zmm1	// again.x1.limbs
vporq zmm9, zmm9, zmm2	// again.x1.limbs
vporq zmm9, zmm9, zmm3	// again.x1.limbs
vporq zmm9, zmm9, zmm4	// again.x1.limbs
vporq zmm9, zmm9, zmm5	// again.x1.limbs
vporq zmm9, zmm9, zmm6	// again.x1.limbs
vporq zmm9, zmm9, zmm7	// again.x1.limbs
vporq zmm9, zmm9, zmm8	// again.x1.limbs
vptestnmq k2, zmm9, zmm9	// again.x1.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+896]	// again.x1.limbs
vporq zmm0{k2}, zmm0, zmm10	// again.x1.limbs
vmovdqa64 zmm9, zmm0	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6528], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm0, zmm1, 52	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6592], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm1, zmm2, 40	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6656], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm2, zmm3, 28	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6720], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm3, zmm4, 16	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6784], zmm9	// again.x1.limbs
vpsrlq zmm9, zmm4, 4	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6848], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm4, zmm5, 56	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6912], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm5, zmm6, 44	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+6976], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm6, zmm7, 32	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+7040], zmm9	// again.x1.limbs
vpshrdq zmm9, zmm7, zmm8, 20	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+7104], zmm9	// again.x1.limbs
vpsrlq zmm9, zmm8, 8	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+7168], zmm9	// again.x1.limbs
vpsrlq zmm9, zmm8, 60	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+7232], zmm9	// again.x1.limbs
vmovdqu64 zmm16, zmmword ptr [r8+0]	// again.p0.row0
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
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5760]	// again.p0.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5824]	// again.p0.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5888]	// again.p0.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5952]	// again.p0.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6016]	// again.p0.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6080]	// again.p0.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6144]	// again.p0.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6208]	// again.p0.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6272]	// again.p0.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6336]	// again.p0.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6400]	// again.p0.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6464]	// again.p0.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5760]	// again.p0.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5824]	// again.p0.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5888]	// again.p0.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5952]	// again.p0.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6016]	// again.p0.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6080]	// again.p0.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6144]	// again.p0.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6208]	// again.p0.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6272]	// again.p0.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6336]	// again.p0.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6400]	// again.p0.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6464]	// again.p0.row0
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// again.p0.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p0.reduce0
vpsrlq zmm0, zmm0, 52	// again.p0.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p0.reduce0
vmovdqu64 zmm16, zmmword ptr [r8+64]	// again.p0.row1
vpxorq zmm13, zmm13, zmm13	// again.p0.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5760]	// again.p0.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5824]	// again.p0.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5888]	// again.p0.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5952]	// again.p0.row1
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// again.p0.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6016]	// again.p0.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6080]	// again.p0.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6144]	// again.p0.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6208]	// again.p0.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6272]	// again.p0.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6336]	// again.p0.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6400]	// again.p0.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6464]	// again.p0.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5760]	// again.p0.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5824]	// again.p0.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5888]	// again.p0.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5952]	// again.p0.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6016]	// again.p0.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6080]	// again.p0.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6144]	// again.p0.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6208]	// again.p0.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6272]	// again.p0.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6336]	// again.p0.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6400]	// again.p0.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6464]	// again.p0.row1
vpmadd52luq zmm2, zmm14, zmm27	// again.p0.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// again.p0.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce0
vpaddq zmm1, zmm1, zmm15	// again.p0.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// again.p0.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// again.p0.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// again.p0.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce0
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// again.p0.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p0.reduce1
vpsrlq zmm1, zmm1, 52	// again.p0.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p0.reduce1
vmovdqu64 zmm16, zmmword ptr [r8+128]	// again.p0.row2
vpxorq zmm0, zmm0, zmm0	// again.p0.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5760]	// again.p0.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5824]	// again.p0.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5888]	// again.p0.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5952]	// again.p0.row2
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// again.p0.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6016]	// again.p0.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6080]	// again.p0.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6144]	// again.p0.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6208]	// again.p0.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6272]	// again.p0.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6336]	// again.p0.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6400]	// again.p0.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6464]	// again.p0.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5760]	// again.p0.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5824]	// again.p0.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5888]	// again.p0.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5952]	// again.p0.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6016]	// again.p0.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6080]	// again.p0.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6144]	// again.p0.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6208]	// again.p0.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6272]	// again.p0.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6336]	// again.p0.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6400]	// again.p0.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6464]	// again.p0.row2
vpmadd52luq zmm3, zmm14, zmm27	// again.p0.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// again.p0.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce1
vpaddq zmm2, zmm2, zmm15	// again.p0.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// again.p0.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// again.p0.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// again.p0.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce1
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// again.p0.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p0.reduce2
vpsrlq zmm2, zmm2, 52	// again.p0.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p0.reduce2
vmovdqu64 zmm16, zmmword ptr [r8+192]	// again.p0.row3
vpxorq zmm1, zmm1, zmm1	// again.p0.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5760]	// again.p0.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5824]	// again.p0.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5888]	// again.p0.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5952]	// again.p0.row3
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// again.p0.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6016]	// again.p0.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6080]	// again.p0.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6144]	// again.p0.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6208]	// again.p0.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6272]	// again.p0.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6336]	// again.p0.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6400]	// again.p0.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6464]	// again.p0.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5760]	// again.p0.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5824]	// again.p0.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5888]	// again.p0.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5952]	// again.p0.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6016]	// again.p0.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6080]	// again.p0.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6144]	// again.p0.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6208]	// again.p0.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6272]	// again.p0.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6336]	// again.p0.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6400]	// again.p0.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6464]	// again.p0.row3
vpmadd52luq zmm4, zmm14, zmm27	// again.p0.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// again.p0.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce2
vpaddq zmm3, zmm3, zmm15	// again.p0.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// again.p0.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// again.p0.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// again.p0.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce2
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// again.p0.reduce3
vpaddq zmm3, zmm3, zmm31	// again.p0.reduce3
vpsrlq zmm3, zmm3, 52	// again.p0.reduce3
vpaddq zmm4, zmm4, zmm3	// again.p0.reduce3
vmovdqu64 zmm16, zmmword ptr [r8+256]	// again.p0.row4
vpxorq zmm2, zmm2, zmm2	// again.p0.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5760]	// again.p0.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5824]	// again.p0.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5888]	// again.p0.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5952]	// again.p0.row4
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// again.p0.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6016]	// again.p0.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6080]	// again.p0.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6144]	// again.p0.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6208]	// again.p0.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6272]	// again.p0.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6336]	// again.p0.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6400]	// again.p0.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6464]	// again.p0.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5760]	// again.p0.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5824]	// again.p0.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5888]	// again.p0.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5952]	// again.p0.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6016]	// again.p0.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6080]	// again.p0.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6144]	// again.p0.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6208]	// again.p0.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6272]	// again.p0.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6336]	// again.p0.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6400]	// again.p0.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6464]	// again.p0.row4
vpmadd52luq zmm5, zmm14, zmm27	// again.p0.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// again.p0.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce3
vpaddq zmm4, zmm4, zmm15	// again.p0.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// again.p0.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// again.p0.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// again.p0.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce3
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// again.p0.reduce4
vpaddq zmm4, zmm4, zmm31	// again.p0.reduce4
vpsrlq zmm4, zmm4, 52	// again.p0.reduce4
vpaddq zmm5, zmm5, zmm4	// again.p0.reduce4
vmovdqu64 zmm16, zmmword ptr [r8+320]	// again.p0.row5
vpxorq zmm3, zmm3, zmm3	// again.p0.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5760]	// again.p0.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5824]	// again.p0.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5888]	// again.p0.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5952]	// again.p0.row5
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// again.p0.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6016]	// again.p0.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6080]	// again.p0.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6144]	// again.p0.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6208]	// again.p0.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6272]	// again.p0.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6336]	// again.p0.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6400]	// again.p0.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6464]	// again.p0.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5760]	// again.p0.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5824]	// again.p0.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5888]	// again.p0.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5952]	// again.p0.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6016]	// again.p0.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6080]	// again.p0.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6144]	// again.p0.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6208]	// again.p0.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6272]	// again.p0.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6336]	// again.p0.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6400]	// again.p0.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6464]	// again.p0.row5
vpmadd52luq zmm6, zmm14, zmm27	// again.p0.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// again.p0.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce4
vpaddq zmm5, zmm5, zmm15	// again.p0.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// again.p0.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// again.p0.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// again.p0.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce4
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// again.p0.reduce5
vpaddq zmm5, zmm5, zmm31	// again.p0.reduce5
vpsrlq zmm5, zmm5, 52	// again.p0.reduce5
vpaddq zmm6, zmm6, zmm5	// again.p0.reduce5
vmovdqu64 zmm16, zmmword ptr [r8+384]	// again.p0.row6
vpxorq zmm4, zmm4, zmm4	// again.p0.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5760]	// again.p0.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5824]	// again.p0.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5888]	// again.p0.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5952]	// again.p0.row6
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// again.p0.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6016]	// again.p0.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6080]	// again.p0.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6144]	// again.p0.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6208]	// again.p0.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6272]	// again.p0.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6336]	// again.p0.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6400]	// again.p0.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6464]	// again.p0.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5760]	// again.p0.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5824]	// again.p0.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5888]	// again.p0.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5952]	// again.p0.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6016]	// again.p0.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6080]	// again.p0.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6144]	// again.p0.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6208]	// again.p0.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6272]	// again.p0.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6336]	// again.p0.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6400]	// again.p0.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6464]	// again.p0.row6
vpmadd52luq zmm7, zmm14, zmm27	// again.p0.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// again.p0.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce5
vpaddq zmm6, zmm6, zmm15	// again.p0.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// again.p0.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// again.p0.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// again.p0.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce5
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// again.p0.reduce6
vpaddq zmm6, zmm6, zmm31	// again.p0.reduce6
vpsrlq zmm6, zmm6, 52	// again.p0.reduce6
vpaddq zmm7, zmm7, zmm6	// again.p0.reduce6
vmovdqu64 zmm16, zmmword ptr [r8+448]	// again.p0.row7
vpxorq zmm5, zmm5, zmm5	// again.p0.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5760]	// again.p0.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5824]	// again.p0.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5888]	// again.p0.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5952]	// again.p0.row7
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// again.p0.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6016]	// again.p0.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6080]	// again.p0.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6144]	// again.p0.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6208]	// again.p0.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6272]	// again.p0.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6336]	// again.p0.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6400]	// again.p0.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6464]	// again.p0.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5760]	// again.p0.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5824]	// again.p0.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5888]	// again.p0.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5952]	// again.p0.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6016]	// again.p0.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6080]	// again.p0.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6144]	// again.p0.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6208]	// again.p0.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6272]	// again.p0.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6336]	// again.p0.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6400]	// again.p0.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6464]	// again.p0.row7
vpmadd52luq zmm8, zmm14, zmm27	// again.p0.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// again.p0.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce6
vpaddq zmm7, zmm7, zmm15	// again.p0.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// again.p0.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// again.p0.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// again.p0.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce6
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// again.p0.reduce7
vpaddq zmm7, zmm7, zmm31	// again.p0.reduce7
vpsrlq zmm7, zmm7, 52	// again.p0.reduce7
vpaddq zmm8, zmm8, zmm7	// again.p0.reduce7
vmovdqu64 zmm16, zmmword ptr [r8+512]	// again.p0.row8
vpxorq zmm6, zmm6, zmm6	// again.p0.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5760]	// again.p0.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5824]	// again.p0.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5888]	// again.p0.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5952]	// again.p0.row8
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// again.p0.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6016]	// again.p0.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6080]	// again.p0.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6144]	// again.p0.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6208]	// again.p0.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6272]	// again.p0.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6336]	// again.p0.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6400]	// again.p0.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6464]	// again.p0.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5760]	// again.p0.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5824]	// again.p0.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5888]	// again.p0.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5952]	// again.p0.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6016]	// again.p0.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6080]	// again.p0.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6144]	// again.p0.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6208]	// again.p0.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6272]	// again.p0.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6336]	// again.p0.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6400]	// again.p0.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6464]	// again.p0.row8
vpmadd52luq zmm9, zmm14, zmm27	// again.p0.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// again.p0.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce7
vpaddq zmm8, zmm8, zmm15	// again.p0.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// again.p0.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// again.p0.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// again.p0.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce7
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// again.p0.reduce8
vpaddq zmm8, zmm8, zmm31	// again.p0.reduce8
vpsrlq zmm8, zmm8, 52	// again.p0.reduce8
vpaddq zmm9, zmm9, zmm8	// again.p0.reduce8
vmovdqu64 zmm16, zmmword ptr [r8+576]	// again.p0.row9
vpxorq zmm7, zmm7, zmm7	// again.p0.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5760]	// again.p0.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5824]	// again.p0.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5888]	// again.p0.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5952]	// again.p0.row9
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// again.p0.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6016]	// again.p0.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6080]	// again.p0.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6144]	// again.p0.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6208]	// again.p0.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6272]	// again.p0.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6336]	// again.p0.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6400]	// again.p0.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6464]	// again.p0.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5760]	// again.p0.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5824]	// again.p0.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5888]	// again.p0.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5952]	// again.p0.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6016]	// again.p0.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6080]	// again.p0.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6144]	// again.p0.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6208]	// again.p0.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6272]	// again.p0.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6336]	// again.p0.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6400]	// again.p0.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6464]	// again.p0.row9
vpmadd52luq zmm10, zmm14, zmm27	// again.p0.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// again.p0.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce8
vpaddq zmm9, zmm9, zmm15	// again.p0.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// again.p0.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// again.p0.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// again.p0.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce8
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// again.p0.reduce9
vpaddq zmm9, zmm9, zmm31	// again.p0.reduce9
vpsrlq zmm9, zmm9, 52	// again.p0.reduce9
vpaddq zmm10, zmm10, zmm9	// again.p0.reduce9
vmovdqu64 zmm16, zmmword ptr [r8+640]	// again.p0.row10
vpxorq zmm8, zmm8, zmm8	// again.p0.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5760]	// again.p0.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5824]	// again.p0.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5888]	// again.p0.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+5952]	// again.p0.row10
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// again.p0.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6016]	// again.p0.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6080]	// again.p0.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6144]	// again.p0.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6208]	// again.p0.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6272]	// again.p0.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6336]	// again.p0.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6400]	// again.p0.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6464]	// again.p0.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5760]	// again.p0.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5824]	// again.p0.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5888]	// again.p0.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+5952]	// again.p0.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6016]	// again.p0.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6080]	// again.p0.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6144]	// again.p0.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6208]	// again.p0.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6272]	// again.p0.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6336]	// again.p0.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6400]	// again.p0.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6464]	// again.p0.row10
vpmadd52luq zmm11, zmm14, zmm27	// again.p0.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// again.p0.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce9
vpaddq zmm10, zmm10, zmm15	// again.p0.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// again.p0.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// again.p0.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// again.p0.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce9
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// again.p0.reduce10
vpaddq zmm10, zmm10, zmm31	// again.p0.reduce10
vpsrlq zmm10, zmm10, 52	// again.p0.reduce10
vpaddq zmm11, zmm11, zmm10	// again.p0.reduce10
vmovdqu64 zmm16, zmmword ptr [r8+704]	// again.p0.row11
vpxorq zmm9, zmm9, zmm9	// again.p0.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5760]	// again.p0.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5824]	// again.p0.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+5888]	// again.p0.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5952]	// again.p0.row11
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// again.p0.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6016]	// again.p0.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6080]	// again.p0.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6144]	// again.p0.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6208]	// again.p0.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6272]	// again.p0.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6336]	// again.p0.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6400]	// again.p0.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6464]	// again.p0.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5760]	// again.p0.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5824]	// again.p0.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+5888]	// again.p0.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5952]	// again.p0.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6016]	// again.p0.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6080]	// again.p0.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6144]	// again.p0.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6208]	// again.p0.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6272]	// again.p0.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6336]	// again.p0.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6400]	// again.p0.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6464]	// again.p0.row11
vpmadd52luq zmm12, zmm14, zmm27	// again.p0.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// again.p0.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce10
vpaddq zmm11, zmm11, zmm15	// again.p0.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// again.p0.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// again.p0.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// again.p0.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce10
vpxorq zmm14, zmm14, zmm14	// again.p0.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// again.p0.reduce11
vpaddq zmm11, zmm11, zmm31	// again.p0.reduce11
vpsrlq zmm11, zmm11, 52	// again.p0.reduce11
vpaddq zmm12, zmm12, zmm11	// again.p0.reduce11
vpxorq zmm15, zmm15, zmm15	// again.p0.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// again.p0.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// again.p0.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// again.p0.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// again.p0.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce11
vpaddq zmm12, zmm12, zmm15	// again.p0.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// again.p0.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// again.p0.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// again.p0.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// again.p0.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// again.p0.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// again.p0.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// again.p0.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// again.p0.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// again.p0.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// again.p0.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// again.p0.reduce11
vpsrlq zmm14, zmm12, 52	// again.p0.carry
vpaddq zmm13, zmm13, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm12	// again.p0.carry
vpsrlq zmm14, zmm13, 52	// again.p0.carry
vpaddq zmm0, zmm0, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm13	// again.p0.carry
vpsrlq zmm14, zmm0, 52	// again.p0.carry
vpaddq zmm1, zmm1, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm0	// again.p0.carry
vpsrlq zmm14, zmm1, 52	// again.p0.carry
vpaddq zmm2, zmm2, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm1	// again.p0.carry
vpsrlq zmm14, zmm2, 52	// again.p0.carry
vpaddq zmm3, zmm3, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+2944], zmm2	// again.p0.carry
vpsrlq zmm14, zmm3, 52	// again.p0.carry
vpaddq zmm4, zmm4, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3008], zmm3	// again.p0.carry
vpsrlq zmm14, zmm4, 52	// again.p0.carry
vpaddq zmm5, zmm5, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3072], zmm4	// again.p0.carry
vpsrlq zmm14, zmm5, 52	// again.p0.carry
vpaddq zmm6, zmm6, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3136], zmm5	// again.p0.carry
vpsrlq zmm14, zmm6, 52	// again.p0.carry
vpaddq zmm7, zmm7, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3200], zmm6	// again.p0.carry
vpsrlq zmm14, zmm7, 52	// again.p0.carry
vpaddq zmm8, zmm8, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3264], zmm7	// again.p0.carry
vpsrlq zmm14, zmm8, 52	// again.p0.carry
vpaddq zmm9, zmm9, zmm14	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3328], zmm8	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+3392], zmm9	// again.p0.carry
vmovdqu64 zmm16, zmmword ptr [r8+768]	// again.p1.row0
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
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6528]	// again.p1.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6592]	// again.p1.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6656]	// again.p1.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6720]	// again.p1.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6784]	// again.p1.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6848]	// again.p1.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6912]	// again.p1.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6976]	// again.p1.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+7040]	// again.p1.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+7104]	// again.p1.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7168]	// again.p1.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7232]	// again.p1.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6528]	// again.p1.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6592]	// again.p1.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6656]	// again.p1.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6720]	// again.p1.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6784]	// again.p1.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6848]	// again.p1.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6912]	// again.p1.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6976]	// again.p1.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+7040]	// again.p1.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+7104]	// again.p1.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7168]	// again.p1.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7232]	// again.p1.row0
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// again.p1.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p1.reduce0
vpsrlq zmm0, zmm0, 52	// again.p1.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p1.reduce0
vmovdqu64 zmm16, zmmword ptr [r8+832]	// again.p1.row1
vpxorq zmm13, zmm13, zmm13	// again.p1.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6528]	// again.p1.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6592]	// again.p1.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6656]	// again.p1.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6720]	// again.p1.row1
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// again.p1.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6784]	// again.p1.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6848]	// again.p1.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6912]	// again.p1.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6976]	// again.p1.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+7040]	// again.p1.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7104]	// again.p1.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7168]	// again.p1.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7232]	// again.p1.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6528]	// again.p1.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6592]	// again.p1.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6656]	// again.p1.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6720]	// again.p1.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6784]	// again.p1.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6848]	// again.p1.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6912]	// again.p1.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6976]	// again.p1.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+7040]	// again.p1.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7104]	// again.p1.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7168]	// again.p1.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7232]	// again.p1.row1
vpmadd52luq zmm2, zmm14, zmm27	// again.p1.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// again.p1.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce0
vpaddq zmm1, zmm1, zmm15	// again.p1.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// again.p1.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// again.p1.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// again.p1.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce0
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// again.p1.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p1.reduce1
vpsrlq zmm1, zmm1, 52	// again.p1.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p1.reduce1
vmovdqu64 zmm16, zmmword ptr [r8+896]	// again.p1.row2
vpxorq zmm0, zmm0, zmm0	// again.p1.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6528]	// again.p1.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6592]	// again.p1.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6656]	// again.p1.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6720]	// again.p1.row2
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// again.p1.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6784]	// again.p1.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6848]	// again.p1.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6912]	// again.p1.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6976]	// again.p1.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7040]	// again.p1.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7104]	// again.p1.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7168]	// again.p1.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7232]	// again.p1.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6528]	// again.p1.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6592]	// again.p1.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6656]	// again.p1.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6720]	// again.p1.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6784]	// again.p1.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6848]	// again.p1.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6912]	// again.p1.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6976]	// again.p1.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7040]	// again.p1.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7104]	// again.p1.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7168]	// again.p1.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7232]	// again.p1.row2
vpmadd52luq zmm3, zmm14, zmm27	// again.p1.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// again.p1.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce1
vpaddq zmm2, zmm2, zmm15	// again.p1.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// again.p1.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// again.p1.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// again.p1.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce1
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// again.p1.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p1.reduce2
vpsrlq zmm2, zmm2, 52	// again.p1.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p1.reduce2
vmovdqu64 zmm16, zmmword ptr [r8+960]	// again.p1.row3
vpxorq zmm1, zmm1, zmm1	// again.p1.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6528]	// again.p1.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6592]	// again.p1.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6656]	// again.p1.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6720]	// again.p1.row3
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// again.p1.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6784]	// again.p1.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6848]	// again.p1.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6912]	// again.p1.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6976]	// again.p1.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7040]	// again.p1.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7104]	// again.p1.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7168]	// again.p1.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7232]	// again.p1.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6528]	// again.p1.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6592]	// again.p1.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6656]	// again.p1.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6720]	// again.p1.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6784]	// again.p1.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6848]	// again.p1.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6912]	// again.p1.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6976]	// again.p1.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7040]	// again.p1.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7104]	// again.p1.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7168]	// again.p1.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7232]	// again.p1.row3
vpmadd52luq zmm4, zmm14, zmm27	// again.p1.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// again.p1.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce2
vpaddq zmm3, zmm3, zmm15	// again.p1.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// again.p1.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// again.p1.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// again.p1.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce2
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// again.p1.reduce3
vpaddq zmm3, zmm3, zmm31	// again.p1.reduce3
vpsrlq zmm3, zmm3, 52	// again.p1.reduce3
vpaddq zmm4, zmm4, zmm3	// again.p1.reduce3
vmovdqu64 zmm16, zmmword ptr [r8+1024]	// again.p1.row4
vpxorq zmm2, zmm2, zmm2	// again.p1.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6528]	// again.p1.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6592]	// again.p1.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6656]	// again.p1.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6720]	// again.p1.row4
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// again.p1.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6784]	// again.p1.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6848]	// again.p1.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6912]	// again.p1.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6976]	// again.p1.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7040]	// again.p1.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7104]	// again.p1.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7168]	// again.p1.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7232]	// again.p1.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6528]	// again.p1.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6592]	// again.p1.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6656]	// again.p1.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6720]	// again.p1.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6784]	// again.p1.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6848]	// again.p1.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6912]	// again.p1.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6976]	// again.p1.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7040]	// again.p1.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7104]	// again.p1.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7168]	// again.p1.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7232]	// again.p1.row4
vpmadd52luq zmm5, zmm14, zmm27	// again.p1.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// again.p1.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce3
vpaddq zmm4, zmm4, zmm15	// again.p1.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// again.p1.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// again.p1.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// again.p1.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce3
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// again.p1.reduce4
vpaddq zmm4, zmm4, zmm31	// again.p1.reduce4
vpsrlq zmm4, zmm4, 52	// again.p1.reduce4
vpaddq zmm5, zmm5, zmm4	// again.p1.reduce4
vmovdqu64 zmm16, zmmword ptr [r8+1088]	// again.p1.row5
vpxorq zmm3, zmm3, zmm3	// again.p1.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6528]	// again.p1.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6592]	// again.p1.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6656]	// again.p1.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6720]	// again.p1.row5
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// again.p1.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6784]	// again.p1.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6848]	// again.p1.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6912]	// again.p1.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6976]	// again.p1.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7040]	// again.p1.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7104]	// again.p1.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7168]	// again.p1.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7232]	// again.p1.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6528]	// again.p1.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6592]	// again.p1.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6656]	// again.p1.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6720]	// again.p1.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6784]	// again.p1.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6848]	// again.p1.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6912]	// again.p1.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6976]	// again.p1.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7040]	// again.p1.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7104]	// again.p1.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7168]	// again.p1.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7232]	// again.p1.row5
vpmadd52luq zmm6, zmm14, zmm27	// again.p1.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// again.p1.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce4
vpaddq zmm5, zmm5, zmm15	// again.p1.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// again.p1.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// again.p1.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// again.p1.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce4
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// again.p1.reduce5
vpaddq zmm5, zmm5, zmm31	// again.p1.reduce5
vpsrlq zmm5, zmm5, 52	// again.p1.reduce5
vpaddq zmm6, zmm6, zmm5	// again.p1.reduce5
vmovdqu64 zmm16, zmmword ptr [r8+1152]	// again.p1.row6
vpxorq zmm4, zmm4, zmm4	// again.p1.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6528]	// again.p1.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6592]	// again.p1.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6656]	// again.p1.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6720]	// again.p1.row6
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// again.p1.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6784]	// again.p1.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6848]	// again.p1.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6912]	// again.p1.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6976]	// again.p1.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7040]	// again.p1.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7104]	// again.p1.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7168]	// again.p1.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7232]	// again.p1.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6528]	// again.p1.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6592]	// again.p1.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6656]	// again.p1.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6720]	// again.p1.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6784]	// again.p1.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6848]	// again.p1.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6912]	// again.p1.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6976]	// again.p1.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7040]	// again.p1.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7104]	// again.p1.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7168]	// again.p1.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7232]	// again.p1.row6
vpmadd52luq zmm7, zmm14, zmm27	// again.p1.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// again.p1.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce5
vpaddq zmm6, zmm6, zmm15	// again.p1.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// again.p1.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// again.p1.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// again.p1.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce5
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// again.p1.reduce6
vpaddq zmm6, zmm6, zmm31	// again.p1.reduce6
vpsrlq zmm6, zmm6, 52	// again.p1.reduce6
vpaddq zmm7, zmm7, zmm6	// again.p1.reduce6
vmovdqu64 zmm16, zmmword ptr [r8+1216]	// again.p1.row7
vpxorq zmm5, zmm5, zmm5	// again.p1.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6528]	// again.p1.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6592]	// again.p1.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6656]	// again.p1.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6720]	// again.p1.row7
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// again.p1.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6784]	// again.p1.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6848]	// again.p1.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6912]	// again.p1.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6976]	// again.p1.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7040]	// again.p1.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7104]	// again.p1.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7168]	// again.p1.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7232]	// again.p1.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6528]	// again.p1.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6592]	// again.p1.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6656]	// again.p1.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6720]	// again.p1.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6784]	// again.p1.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6848]	// again.p1.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6912]	// again.p1.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6976]	// again.p1.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7040]	// again.p1.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7104]	// again.p1.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7168]	// again.p1.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7232]	// again.p1.row7
vpmadd52luq zmm8, zmm14, zmm27	// again.p1.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// again.p1.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce6
vpaddq zmm7, zmm7, zmm15	// again.p1.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// again.p1.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// again.p1.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// again.p1.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce6
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// again.p1.reduce7
vpaddq zmm7, zmm7, zmm31	// again.p1.reduce7
vpsrlq zmm7, zmm7, 52	// again.p1.reduce7
vpaddq zmm8, zmm8, zmm7	// again.p1.reduce7
vmovdqu64 zmm16, zmmword ptr [r8+1280]	// again.p1.row8
vpxorq zmm6, zmm6, zmm6	// again.p1.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6528]	// again.p1.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6592]	// again.p1.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6656]	// again.p1.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6720]	// again.p1.row8
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// again.p1.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6784]	// again.p1.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6848]	// again.p1.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6912]	// again.p1.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6976]	// again.p1.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7040]	// again.p1.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7104]	// again.p1.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7168]	// again.p1.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7232]	// again.p1.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6528]	// again.p1.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6592]	// again.p1.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6656]	// again.p1.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6720]	// again.p1.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6784]	// again.p1.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6848]	// again.p1.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6912]	// again.p1.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6976]	// again.p1.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7040]	// again.p1.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7104]	// again.p1.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7168]	// again.p1.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7232]	// again.p1.row8
vpmadd52luq zmm9, zmm14, zmm27	// again.p1.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// again.p1.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce7
vpaddq zmm8, zmm8, zmm15	// again.p1.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// again.p1.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// again.p1.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// again.p1.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce7
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// again.p1.reduce8
vpaddq zmm8, zmm8, zmm31	// again.p1.reduce8
vpsrlq zmm8, zmm8, 52	// again.p1.reduce8
vpaddq zmm9, zmm9, zmm8	// again.p1.reduce8
vmovdqu64 zmm16, zmmword ptr [r8+1344]	// again.p1.row9
vpxorq zmm7, zmm7, zmm7	// again.p1.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6528]	// again.p1.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6592]	// again.p1.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6656]	// again.p1.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6720]	// again.p1.row9
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// again.p1.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6784]	// again.p1.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6848]	// again.p1.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6912]	// again.p1.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6976]	// again.p1.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7040]	// again.p1.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7104]	// again.p1.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7168]	// again.p1.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7232]	// again.p1.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6528]	// again.p1.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6592]	// again.p1.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6656]	// again.p1.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6720]	// again.p1.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6784]	// again.p1.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6848]	// again.p1.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6912]	// again.p1.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6976]	// again.p1.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7040]	// again.p1.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7104]	// again.p1.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7168]	// again.p1.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7232]	// again.p1.row9
vpmadd52luq zmm10, zmm14, zmm27	// again.p1.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// again.p1.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce8
vpaddq zmm9, zmm9, zmm15	// again.p1.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// again.p1.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// again.p1.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// again.p1.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce8
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// again.p1.reduce9
vpaddq zmm9, zmm9, zmm31	// again.p1.reduce9
vpsrlq zmm9, zmm9, 52	// again.p1.reduce9
vpaddq zmm10, zmm10, zmm9	// again.p1.reduce9
vmovdqu64 zmm16, zmmword ptr [r8+1408]	// again.p1.row10
vpxorq zmm8, zmm8, zmm8	// again.p1.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6528]	// again.p1.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6592]	// again.p1.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6656]	// again.p1.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6720]	// again.p1.row10
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// again.p1.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6784]	// again.p1.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6848]	// again.p1.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6912]	// again.p1.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6976]	// again.p1.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7040]	// again.p1.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7104]	// again.p1.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7168]	// again.p1.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+7232]	// again.p1.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6528]	// again.p1.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6592]	// again.p1.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6656]	// again.p1.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6720]	// again.p1.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6784]	// again.p1.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6848]	// again.p1.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6912]	// again.p1.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6976]	// again.p1.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7040]	// again.p1.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7104]	// again.p1.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7168]	// again.p1.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+7232]	// again.p1.row10
vpmadd52luq zmm11, zmm14, zmm27	// again.p1.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// again.p1.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce9
vpaddq zmm10, zmm10, zmm15	// again.p1.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// again.p1.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// again.p1.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// again.p1.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce9
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// again.p1.reduce10
vpaddq zmm10, zmm10, zmm31	// again.p1.reduce10
vpsrlq zmm10, zmm10, 52	// again.p1.reduce10
vpaddq zmm11, zmm11, zmm10	// again.p1.reduce10
vmovdqu64 zmm16, zmmword ptr [r8+1472]	// again.p1.row11
vpxorq zmm9, zmm9, zmm9	// again.p1.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6528]	// again.p1.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6592]	// again.p1.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6656]	// again.p1.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6720]	// again.p1.row11
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// again.p1.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6784]	// again.p1.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6848]	// again.p1.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6912]	// again.p1.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6976]	// again.p1.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7040]	// again.p1.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7104]	// again.p1.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+7168]	// again.p1.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+7232]	// again.p1.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6528]	// again.p1.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6592]	// again.p1.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6656]	// again.p1.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6720]	// again.p1.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6784]	// again.p1.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6848]	// again.p1.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6912]	// again.p1.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6976]	// again.p1.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7040]	// again.p1.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7104]	// again.p1.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+7168]	// again.p1.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+7232]	// again.p1.row11
vpmadd52luq zmm12, zmm14, zmm27	// again.p1.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// again.p1.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce10
vpaddq zmm11, zmm11, zmm15	// again.p1.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// again.p1.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// again.p1.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// again.p1.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce10
vpxorq zmm14, zmm14, zmm14	// again.p1.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// again.p1.reduce11
vpaddq zmm11, zmm11, zmm31	// again.p1.reduce11
vpsrlq zmm11, zmm11, 52	// again.p1.reduce11
vpaddq zmm12, zmm12, zmm11	// again.p1.reduce11
vpxorq zmm15, zmm15, zmm15	// again.p1.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// again.p1.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// again.p1.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// again.p1.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// again.p1.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce11
vpaddq zmm12, zmm12, zmm15	// again.p1.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// again.p1.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// again.p1.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// again.p1.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// again.p1.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// again.p1.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// again.p1.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// again.p1.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// again.p1.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// again.p1.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// again.p1.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// again.p1.reduce11
vpsrlq zmm14, zmm12, 52	// again.p1.carry
vpaddq zmm13, zmm13, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3456], zmm12	// again.p1.carry
vpsrlq zmm14, zmm13, 52	// again.p1.carry
vpaddq zmm0, zmm0, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3520], zmm13	// again.p1.carry
vpsrlq zmm14, zmm0, 52	// again.p1.carry
vpaddq zmm1, zmm1, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3584], zmm0	// again.p1.carry
vpsrlq zmm14, zmm1, 52	// again.p1.carry
vpaddq zmm2, zmm2, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3648], zmm1	// again.p1.carry
vpsrlq zmm14, zmm2, 52	// again.p1.carry
vpaddq zmm3, zmm3, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3712], zmm2	// again.p1.carry
vpsrlq zmm14, zmm3, 52	// again.p1.carry
vpaddq zmm4, zmm4, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3776], zmm3	// again.p1.carry
vpsrlq zmm14, zmm4, 52	// again.p1.carry
vpaddq zmm5, zmm5, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3840], zmm4	// again.p1.carry
vpsrlq zmm14, zmm5, 52	// again.p1.carry
vpaddq zmm6, zmm6, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3904], zmm5	// again.p1.carry
vpsrlq zmm14, zmm6, 52	// again.p1.carry
vpaddq zmm7, zmm7, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+3968], zmm6	// again.p1.carry
vpsrlq zmm14, zmm7, 52	// again.p1.carry
vpaddq zmm8, zmm8, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+4032], zmm7	// again.p1.carry
vpsrlq zmm14, zmm8, 52	// again.p1.carry
vpaddq zmm9, zmm9, zmm14	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+4096], zmm8	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+4160], zmm9	// again.p1.carry
lea r8, [rdi+2688]	// again
add rdx, 1536	// again
4:
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
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm16, zmmword ptr [rdi+1152]	// x0.row0
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
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+0]	// x0.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+64]	// x0.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+128]	// x0.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+192]	// x0.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+256]	// x0.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+320]	// x0.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+384]	// x0.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+448]	// x0.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+512]	// x0.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+576]	// x0.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+640]	// x0.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+704]	// x0.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+0]	// x0.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+64]	// x0.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+128]	// x0.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+192]	// x0.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+256]	// x0.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+320]	// x0.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+384]	// x0.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+448]	// x0.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+512]	// x0.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+576]	// x0.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+640]	// x0.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+704]	// x0.row0
vpxorq zmm14, zmm14, zmm14	// x0.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// x0.reduce0
vpaddq zmm0, zmm0, zmm31	// x0.reduce0
vpsrlq zmm0, zmm0, 52	// x0.reduce0
vpaddq zmm1, zmm1, zmm0	// x0.reduce0
vmovdqu64 zmm16, zmmword ptr [rdi+1216]	// x0.row1
vpxorq zmm13, zmm13, zmm13	// x0.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+0]	// x0.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+64]	// x0.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+128]	// x0.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+192]	// x0.row1
vpxorq zmm15, zmm15, zmm15	// x0.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// x0.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+256]	// x0.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+320]	// x0.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+384]	// x0.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+448]	// x0.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+512]	// x0.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+576]	// x0.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+640]	// x0.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+704]	// x0.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+0]	// x0.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+64]	// x0.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+128]	// x0.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+192]	// x0.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+256]	// x0.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+320]	// x0.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+384]	// x0.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+448]	// x0.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+512]	// x0.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+576]	// x0.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+640]	// x0.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+704]	// x0.row1
vpmadd52luq zmm2, zmm14, zmm27	// x0.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// x0.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// x0.reduce0
vpaddq zmm1, zmm1, zmm15	// x0.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// x0.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// x0.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// x0.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// x0.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// x0.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// x0.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// x0.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// x0.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// x0.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// x0.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// x0.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// x0.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// x0.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// x0.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// x0.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// x0.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// x0.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// x0.reduce0
vpxorq zmm14, zmm14, zmm14	// x0.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// x0.reduce1
vpaddq zmm1, zmm1, zmm31	// x0.reduce1
vpsrlq zmm1, zmm1, 52	// x0.reduce1
vpaddq zmm2, zmm2, zmm1	// x0.reduce1
vmovdqu64 zmm16, zmmword ptr [rdi+1280]	// x0.row2
vpxorq zmm0, zmm0, zmm0	// x0.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+0]	// x0.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+64]	// x0.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+128]	// x0.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+192]	// x0.row2
vpxorq zmm15, zmm15, zmm15	// x0.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// x0.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+256]	// x0.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+320]	// x0.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+384]	// x0.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+448]	// x0.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+512]	// x0.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+576]	// x0.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+640]	// x0.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+704]	// x0.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+0]	// x0.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+64]	// x0.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+128]	// x0.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+192]	// x0.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+256]	// x0.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+320]	// x0.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+384]	// x0.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+448]	// x0.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+512]	// x0.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+576]	// x0.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+640]	// x0.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+704]	// x0.row2
vpmadd52luq zmm3, zmm14, zmm27	// x0.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// x0.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// x0.reduce1
vpaddq zmm2, zmm2, zmm15	// x0.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// x0.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// x0.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// x0.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// x0.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// x0.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// x0.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// x0.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// x0.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// x0.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// x0.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// x0.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// x0.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// x0.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// x0.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// x0.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// x0.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// x0.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// x0.reduce1
vpxorq zmm14, zmm14, zmm14	// x0.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// x0.reduce2
vpaddq zmm2, zmm2, zmm31	// x0.reduce2
vpsrlq zmm2, zmm2, 52	// x0.reduce2
vpaddq zmm3, zmm3, zmm2	// x0.reduce2
vmovdqu64 zmm16, zmmword ptr [rdi+1344]	// x0.row3
vpxorq zmm1, zmm1, zmm1	// x0.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+0]	// x0.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+64]	// x0.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+128]	// x0.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+192]	// x0.row3
vpxorq zmm15, zmm15, zmm15	// x0.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// x0.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+256]	// x0.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+320]	// x0.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+384]	// x0.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+448]	// x0.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+512]	// x0.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+576]	// x0.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+640]	// x0.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+704]	// x0.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+0]	// x0.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+64]	// x0.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+128]	// x0.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+192]	// x0.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+256]	// x0.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+320]	// x0.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+384]	// x0.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+448]	// x0.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+512]	// x0.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+576]	// x0.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+640]	// x0.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+704]	// x0.row3
vpmadd52luq zmm4, zmm14, zmm27	// x0.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// x0.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// x0.reduce2
vpaddq zmm3, zmm3, zmm15	// x0.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// x0.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// x0.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// x0.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// x0.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// x0.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// x0.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// x0.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// x0.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// x0.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// x0.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// x0.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// x0.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// x0.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// x0.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// x0.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// x0.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// x0.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// x0.reduce2
vpxorq zmm14, zmm14, zmm14	// x0.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// x0.reduce3
vpaddq zmm3, zmm3, zmm31	// x0.reduce3
vpsrlq zmm3, zmm3, 52	// x0.reduce3
vpaddq zmm4, zmm4, zmm3	// x0.reduce3
vmovdqu64 zmm16, zmmword ptr [rdi+1408]	// x0.row4
vpxorq zmm2, zmm2, zmm2	// x0.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+0]	// x0.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+64]	// x0.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+128]	// x0.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+192]	// x0.row4
vpxorq zmm15, zmm15, zmm15	// x0.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// x0.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+256]	// x0.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+320]	// x0.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+384]	// x0.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+448]	// x0.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+512]	// x0.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+576]	// x0.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+640]	// x0.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+704]	// x0.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+0]	// x0.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+64]	// x0.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+128]	// x0.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+192]	// x0.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+256]	// x0.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+320]	// x0.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+384]	// x0.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+448]	// x0.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+512]	// x0.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+576]	// x0.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+640]	// x0.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+704]	// x0.row4
vpmadd52luq zmm5, zmm14, zmm27	// x0.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// x0.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// x0.reduce3
vpaddq zmm4, zmm4, zmm15	// x0.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// x0.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// x0.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// x0.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// x0.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// x0.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// x0.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// x0.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// x0.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// x0.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// x0.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// x0.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// x0.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// x0.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// x0.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// x0.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// x0.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// x0.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// x0.reduce3
vpxorq zmm14, zmm14, zmm14	// x0.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// x0.reduce4
vpaddq zmm4, zmm4, zmm31	// x0.reduce4
vpsrlq zmm4, zmm4, 52	// x0.reduce4
vpaddq zmm5, zmm5, zmm4	// x0.reduce4
vmovdqu64 zmm16, zmmword ptr [rdi+1472]	// x0.row5
vpxorq zmm3, zmm3, zmm3	// x0.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+0]	// x0.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+64]	// x0.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+128]	// x0.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+192]	// x0.row5
vpxorq zmm15, zmm15, zmm15	// x0.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// x0.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+256]	// x0.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+320]	// x0.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+384]	// x0.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+448]	// x0.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+512]	// x0.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+576]	// x0.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+640]	// x0.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+704]	// x0.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+0]	// x0.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+64]	// x0.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+128]	// x0.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+192]	// x0.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+256]	// x0.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+320]	// x0.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+384]	// x0.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+448]	// x0.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+512]	// x0.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+576]	// x0.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+640]	// x0.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+704]	// x0.row5
vpmadd52luq zmm6, zmm14, zmm27	// x0.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// x0.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// x0.reduce4
vpaddq zmm5, zmm5, zmm15	// x0.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// x0.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// x0.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// x0.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// x0.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// x0.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// x0.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// x0.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// x0.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// x0.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// x0.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// x0.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// x0.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// x0.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// x0.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// x0.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// x0.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// x0.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// x0.reduce4
vpxorq zmm14, zmm14, zmm14	// x0.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// x0.reduce5
vpaddq zmm5, zmm5, zmm31	// x0.reduce5
vpsrlq zmm5, zmm5, 52	// x0.reduce5
vpaddq zmm6, zmm6, zmm5	// x0.reduce5
vmovdqu64 zmm16, zmmword ptr [rdi+1536]	// x0.row6
vpxorq zmm4, zmm4, zmm4	// x0.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+0]	// x0.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+64]	// x0.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+128]	// x0.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+192]	// x0.row6
vpxorq zmm15, zmm15, zmm15	// x0.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// x0.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+256]	// x0.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+320]	// x0.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+384]	// x0.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+448]	// x0.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+512]	// x0.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+576]	// x0.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+640]	// x0.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+704]	// x0.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+0]	// x0.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+64]	// x0.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+128]	// x0.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+192]	// x0.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+256]	// x0.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+320]	// x0.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+384]	// x0.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+448]	// x0.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+512]	// x0.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+576]	// x0.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+640]	// x0.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+704]	// x0.row6
vpmadd52luq zmm7, zmm14, zmm27	// x0.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// x0.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// x0.reduce5
vpaddq zmm6, zmm6, zmm15	// x0.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// x0.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// x0.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// x0.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// x0.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// x0.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// x0.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// x0.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// x0.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// x0.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// x0.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// x0.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// x0.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// x0.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// x0.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// x0.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// x0.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// x0.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// x0.reduce5
vpxorq zmm14, zmm14, zmm14	// x0.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// x0.reduce6
vpaddq zmm6, zmm6, zmm31	// x0.reduce6
vpsrlq zmm6, zmm6, 52	// x0.reduce6
vpaddq zmm7, zmm7, zmm6	// x0.reduce6
vmovdqu64 zmm16, zmmword ptr [rdi+1600]	// x0.row7
vpxorq zmm5, zmm5, zmm5	// x0.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+0]	// x0.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+64]	// x0.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+128]	// x0.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+192]	// x0.row7
vpxorq zmm15, zmm15, zmm15	// x0.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// x0.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+256]	// x0.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+320]	// x0.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+384]	// x0.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+448]	// x0.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+512]	// x0.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+576]	// x0.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+640]	// x0.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+704]	// x0.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+0]	// x0.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+64]	// x0.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+128]	// x0.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+192]	// x0.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+256]	// x0.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+320]	// x0.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+384]	// x0.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+448]	// x0.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+512]	// x0.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+576]	// x0.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+640]	// x0.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+704]	// x0.row7
vpmadd52luq zmm8, zmm14, zmm27	// x0.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// x0.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// x0.reduce6
vpaddq zmm7, zmm7, zmm15	// x0.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// x0.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// x0.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// x0.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// x0.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// x0.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// x0.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// x0.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// x0.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// x0.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// x0.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// x0.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// x0.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// x0.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// x0.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// x0.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// x0.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// x0.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// x0.reduce6
vpxorq zmm14, zmm14, zmm14	// x0.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// x0.reduce7
vpaddq zmm7, zmm7, zmm31	// x0.reduce7
vpsrlq zmm7, zmm7, 52	// x0.reduce7
vpaddq zmm8, zmm8, zmm7	// x0.reduce7
vmovdqu64 zmm16, zmmword ptr [rdi+1664]	// x0.row8
vpxorq zmm6, zmm6, zmm6	// x0.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+0]	// x0.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+64]	// x0.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+128]	// x0.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+192]	// x0.row8
vpxorq zmm15, zmm15, zmm15	// x0.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// x0.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+256]	// x0.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+320]	// x0.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+384]	// x0.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+448]	// x0.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+512]	// x0.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+576]	// x0.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+640]	// x0.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+704]	// x0.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+0]	// x0.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+64]	// x0.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+128]	// x0.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+192]	// x0.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+256]	// x0.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+320]	// x0.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+384]	// x0.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+448]	// x0.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+512]	// x0.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+576]	// x0.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+640]	// x0.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+704]	// x0.row8
vpmadd52luq zmm9, zmm14, zmm27	// x0.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// x0.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// x0.reduce7
vpaddq zmm8, zmm8, zmm15	// x0.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// x0.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// x0.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// x0.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// x0.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// x0.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// x0.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// x0.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// x0.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// x0.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// x0.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// x0.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// x0.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// x0.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// x0.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// x0.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// x0.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// x0.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// x0.reduce7
vpxorq zmm14, zmm14, zmm14	// x0.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// x0.reduce8
vpaddq zmm8, zmm8, zmm31	// x0.reduce8
vpsrlq zmm8, zmm8, 52	// x0.reduce8
vpaddq zmm9, zmm9, zmm8	// x0.reduce8
vmovdqu64 zmm16, zmmword ptr [rdi+1728]	// x0.row9
vpxorq zmm7, zmm7, zmm7	// x0.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+0]	// x0.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+64]	// x0.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+128]	// x0.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+192]	// x0.row9
vpxorq zmm15, zmm15, zmm15	// x0.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// x0.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+256]	// x0.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+320]	// x0.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+384]	// x0.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+448]	// x0.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+512]	// x0.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+576]	// x0.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+640]	// x0.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+704]	// x0.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+0]	// x0.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+64]	// x0.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+128]	// x0.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+192]	// x0.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+256]	// x0.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+320]	// x0.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+384]	// x0.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+448]	// x0.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+512]	// x0.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+576]	// x0.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+640]	// x0.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+704]	// x0.row9
vpmadd52luq zmm10, zmm14, zmm27	// x0.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// x0.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// x0.reduce8
vpaddq zmm9, zmm9, zmm15	// x0.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// x0.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// x0.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// x0.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// x0.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// x0.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// x0.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// x0.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// x0.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// x0.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// x0.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// x0.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// x0.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// x0.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// x0.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// x0.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// x0.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// x0.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// x0.reduce8
vpxorq zmm14, zmm14, zmm14	// x0.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// x0.reduce9
vpaddq zmm9, zmm9, zmm31	// x0.reduce9
vpsrlq zmm9, zmm9, 52	// x0.reduce9
vpaddq zmm10, zmm10, zmm9	// x0.reduce9
vmovdqu64 zmm16, zmmword ptr [rdi+1792]	// x0.row10
vpxorq zmm8, zmm8, zmm8	// x0.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+0]	// x0.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+64]	// x0.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+128]	// x0.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+192]	// x0.row10
vpxorq zmm15, zmm15, zmm15	// x0.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// x0.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+256]	// x0.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+320]	// x0.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+384]	// x0.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+448]	// x0.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+512]	// x0.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+576]	// x0.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+640]	// x0.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+704]	// x0.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+0]	// x0.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+64]	// x0.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+128]	// x0.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+192]	// x0.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+256]	// x0.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+320]	// x0.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+384]	// x0.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+448]	// x0.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+512]	// x0.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+576]	// x0.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+640]	// x0.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+704]	// x0.row10
vpmadd52luq zmm11, zmm14, zmm27	// x0.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// x0.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// x0.reduce9
vpaddq zmm10, zmm10, zmm15	// x0.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// x0.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// x0.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// x0.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// x0.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// x0.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// x0.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// x0.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// x0.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// x0.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// x0.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// x0.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// x0.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// x0.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// x0.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// x0.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// x0.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// x0.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// x0.reduce9
vpxorq zmm14, zmm14, zmm14	// x0.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// x0.reduce10
vpaddq zmm10, zmm10, zmm31	// x0.reduce10
vpsrlq zmm10, zmm10, 52	// x0.reduce10
vpaddq zmm11, zmm11, zmm10	// x0.reduce10
vmovdqu64 zmm16, zmmword ptr [rdi+1856]	// x0.row11
vpxorq zmm9, zmm9, zmm9	// x0.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+0]	// x0.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+64]	// x0.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+128]	// x0.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+192]	// x0.row11
vpxorq zmm15, zmm15, zmm15	// x0.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// x0.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+256]	// x0.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+320]	// x0.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+384]	// x0.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+448]	// x0.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+512]	// x0.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+576]	// x0.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+640]	// x0.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+704]	// x0.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+0]	// x0.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+64]	// x0.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+128]	// x0.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+192]	// x0.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+256]	// x0.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+320]	// x0.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+384]	// x0.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+448]	// x0.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+512]	// x0.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+576]	// x0.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+640]	// x0.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+704]	// x0.row11
vpmadd52luq zmm12, zmm14, zmm27	// x0.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// x0.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// x0.reduce10
vpaddq zmm11, zmm11, zmm15	// x0.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// x0.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// x0.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// x0.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// x0.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// x0.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// x0.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// x0.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// x0.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// x0.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// x0.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// x0.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// x0.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// x0.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// x0.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// x0.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// x0.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// x0.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// x0.reduce10
vpxorq zmm14, zmm14, zmm14	// x0.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// x0.reduce11
vpaddq zmm11, zmm11, zmm31	// x0.reduce11
vpsrlq zmm11, zmm11, 52	// x0.reduce11
vpaddq zmm12, zmm12, zmm11	// x0.reduce11
vpxorq zmm15, zmm15, zmm15	// x0.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// x0.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// x0.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// x0.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// x0.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// x0.reduce11
vpaddq zmm12, zmm12, zmm15	// x0.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// x0.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// x0.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// x0.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// x0.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// x0.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// x0.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// x0.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// x0.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// x0.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// x0.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// x0.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// x0.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// x0.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// x0.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// x0.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// x0.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// x0.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// x0.reduce11
vpsubq zmm10, zmm12, zmm29	// x0.canonical
vpsubq zmm11, zmm13, zmm28	// x0.canonical
vpsubq zmm14, zmm0, zmm27	// x0.canonical
vpsubq zmm15, zmm1, zmm26	// x0.canonical
vpsubq zmm16, zmm2, zmmword ptr [rdi+256]	// x0.canonical
vpsubq zmm17, zmm3, zmmword ptr [rdi+320]	// x0.canonical
vpsubq zmm18, zmm4, zmmword ptr [rdi+384]	// x0.canonical
vpsubq zmm19, zmm5, zmmword ptr [rdi+448]	// x0.canonical
vpsubq zmm20, zmm6, zmmword ptr [rdi+512]	// x0.canonical
vpsubq zmm21, zmm7, zmmword ptr [rdi+576]	// x0.canonical
vpsubq zmm22, zmm8, zmmword ptr [rdi+640]	// x0.canonical
vpsubq zmm23, zmm9, zmmword ptr [rdi+704]	// x0.canonical
vpsraq zmm24, zmm10, 52	// x0.canonical
vpaddq zmm11, zmm11, zmm24	// x0.canonical
vpsrlq zmm24, zmm12, 52	// x0.canonical
vpaddq zmm13, zmm13, zmm24	// x0.canonical
vpsraq zmm24, zmm11, 52	// x0.canonical
vpaddq zmm14, zmm14, zmm24	// x0.canonical
vpsrlq zmm24, zmm13, 52	// x0.canonical
vpaddq zmm0, zmm0, zmm24	// x0.canonical
vpsraq zmm24, zmm14, 52	// x0.canonical
vpaddq zmm15, zmm15, zmm24	// x0.canonical
vpsrlq zmm24, zmm0, 52	// x0.canonical
vpaddq zmm1, zmm1, zmm24	// x0.canonical
vpsraq zmm24, zmm15, 52	// x0.canonical
vpaddq zmm16, zmm16, zmm24	// x0.canonical
vpsrlq zmm24, zmm1, 52	// x0.canonical
vpaddq zmm2, zmm2, zmm24	// x0.canonical
vpsraq zmm24, zmm16, 52	// x0.canonical
vpaddq zmm17, zmm17, zmm24	// x0.canonical
vpsrlq zmm24, zmm2, 52	// x0.canonical
vpaddq zmm3, zmm3, zmm24	// x0.canonical
vpsraq zmm24, zmm17, 52	// x0.canonical
vpaddq zmm18, zmm18, zmm24	// x0.canonical
vpsrlq zmm24, zmm3, 52	// x0.canonical
vpaddq zmm4, zmm4, zmm24	// x0.canonical
vpsraq zmm24, zmm18, 52	// x0.canonical
vpaddq zmm19, zmm19, zmm24	// x0.canonical
vpsrlq zmm24, zmm4, 52	// x0.canonical
vpaddq zmm5, zmm5, zmm24	// x0.canonical
vpsraq zmm24, zmm19, 52	// x0.canonical
vpaddq zmm20, zmm20, zmm24	// x0.canonical
vpsrlq zmm24, zmm5, 52	// x0.canonical
vpaddq zmm6, zmm6, zmm24	// x0.canonical
vpsraq zmm24, zmm20, 52	// x0.canonical
vpaddq zmm21, zmm21, zmm24	// x0.canonical
vpsrlq zmm24, zmm6, 52	// x0.canonical
vpaddq zmm7, zmm7, zmm24	// x0.canonical
vpsraq zmm24, zmm21, 52	// x0.canonical
vpaddq zmm22, zmm22, zmm24	// x0.canonical
vpsrlq zmm24, zmm7, 52	// x0.canonical
vpaddq zmm8, zmm8, zmm24	// x0.canonical
vpsraq zmm24, zmm22, 52	// x0.canonical
vpaddq zmm23, zmm23, zmm24	// x0.canonical
vpsrlq zmm24, zmm8, 52	// x0.canonical
vpaddq zmm9, zmm9, zmm24	// x0.canonical
vpmovq2m k3, zmm23	// x0.canonical
vmovdqa64 zmm10{k3}, zmm12	// x0.canonical
vmovdqa64 zmm11{k3}, zmm13	// x0.canonical
vmovdqa64 zmm14{k3}, zmm0	// x0.canonical
vmovdqa64 zmm15{k3}, zmm1	// x0.canonical
vmovdqa64 zmm16{k3}, zmm2	// x0.canonical
vmovdqa64 zmm17{k3}, zmm3	// x0.canonical
vmovdqa64 zmm18{k3}, zmm4	// x0.canonical
vmovdqa64 zmm19{k3}, zmm5	// x0.canonical
vmovdqa64 zmm20{k3}, zmm6	// x0.canonical
vmovdqa64 zmm21{k3}, zmm7	// x0.canonical
vmovdqa64 zmm22{k3}, zmm8	// x0.canonical
vmovdqa64 zmm23{k3}, zmm9	// x0.canonical
vpsllq zmm9, zmm10, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm9, zmm11, 12	// x0.canonical
vpsllq zmm9, zmm11, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm9, zmm14, 24	// x0.canonical
vpsllq zmm9, zmm14, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm9, zmm15, 36	// x0.canonical
vpsllq zmm9, zmm15, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm9, zmm16, 48	// x0.canonical
vpsllq zmm9, zmm16, 12	// x0.canonical
vpandq zmm12, zmm17, zmm31	// x0.canonical
vpshrdq zmm4, zmm9, zmm12, 60	// x0.canonical
vpsllq zmm12, zmm18, 56	// x0.canonical
vporq zmm4{k1}{z}, zmm4, zmm12	// x0.canonical
vpsllq zmm9, zmm18, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm9, zmm19, 20	// x0.canonical
vpsllq zmm9, zmm19, 12	// x0.canonical
vpshrdq zmm6{k1}{z}, zmm9, zmm20, 32	// x0.canonical
vpsllq zmm9, zmm20, 12	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm9, zmm21, 44	// x0.canonical
vpsllq zmm9, zmm21, 12	// x0.canonical
vpandq zmm12, zmm22, zmm31	// x0.canonical
vpshrdq zmm8, zmm9, zmm12, 56	// x0.canonical
vpsllq zmm12, zmm23, 60	// x0.canonical
vporq zmm8{k1}{z}, zmm8, zmm12	// x0.canonical
vpunpcklqdq zmm9, zmm0, zmm1	// x0.store
vpunpckhqdq zmm10, zmm0, zmm1	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+72], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+144], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+216], zmm9, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+288], xmm10	// x0.store
vextracti64x2 xmmword ptr [rsi+360], zmm10, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+432], zmm10, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+504], zmm10, 3	// x0.store
vpunpcklqdq zmm9, zmm2, zmm3	// x0.store
vpunpckhqdq zmm10, zmm2, zmm3	// x0.store
vmovdqu64 xmmword ptr [rsi+16], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+88], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+160], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+232], zmm9, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+304], xmm10	// x0.store
vextracti64x2 xmmword ptr [rsi+376], zmm10, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+448], zmm10, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+520], zmm10, 3	// x0.store
vpunpcklqdq zmm9, zmm4, zmm5	// x0.store
vpunpckhqdq zmm10, zmm4, zmm5	// x0.store
vmovdqu64 xmmword ptr [rsi+32], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+104], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+248], zmm9, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+320], xmm10	// x0.store
vextracti64x2 xmmword ptr [rsi+392], zmm10, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+464], zmm10, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+536], zmm10, 3	// x0.store
vpunpcklqdq zmm9, zmm6, zmm7	// x0.store
vpunpckhqdq zmm10, zmm6, zmm7	// x0.store
vmovdqu64 xmmword ptr [rsi+48], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+120], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+192], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+264], zmm9, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+336], xmm10	// x0.store
vextracti64x2 xmmword ptr [rsi+408], zmm10, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+480], zmm10, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+552], zmm10, 3	// x0.store
vpunpcklqdq zmm9, zmm7, zmm8	// x0.store
vpunpckhqdq zmm10, zmm7, zmm8	// x0.store
vmovdqu64 xmmword ptr [rsi+56], xmm9	// x0.store
vextracti64x2 xmmword ptr [rsi+128], zmm9, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+200], zmm9, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+272], zmm9, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+344], xmm10	// x0.store
vextracti64x2 xmmword ptr [rsi+416], zmm10, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+488], zmm10, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+560], zmm10, 3	// x0.store
vmovdqu64 zmm16, zmmword ptr [rdi+1152]	// u0.row0
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
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5760]	// u0.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5824]	// u0.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5888]	// u0.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5952]	// u0.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6016]	// u0.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6080]	// u0.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6144]	// u0.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6208]	// u0.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6272]	// u0.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6336]	// u0.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6400]	// u0.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6464]	// u0.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5760]	// u0.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5824]	// u0.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5888]	// u0.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5952]	// u0.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6016]	// u0.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6080]	// u0.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6144]	// u0.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6208]	// u0.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6272]	// u0.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6336]	// u0.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6400]	// u0.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6464]	// u0.row0
vpxorq zmm14, zmm14, zmm14	// u0.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// u0.reduce0
vpaddq zmm0, zmm0, zmm31	// u0.reduce0
vpsrlq zmm0, zmm0, 52	// u0.reduce0
vpaddq zmm1, zmm1, zmm0	// u0.reduce0
vmovdqu64 zmm16, zmmword ptr [rdi+1216]	// u0.row1
vpxorq zmm13, zmm13, zmm13	// u0.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5760]	// u0.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5824]	// u0.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5888]	// u0.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5952]	// u0.row1
vpxorq zmm15, zmm15, zmm15	// u0.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// u0.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6016]	// u0.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6080]	// u0.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6144]	// u0.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6208]	// u0.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6272]	// u0.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6336]	// u0.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6400]	// u0.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6464]	// u0.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5760]	// u0.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5824]	// u0.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5888]	// u0.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5952]	// u0.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6016]	// u0.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6080]	// u0.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6144]	// u0.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6208]	// u0.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6272]	// u0.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6336]	// u0.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6400]	// u0.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6464]	// u0.row1
vpmadd52luq zmm2, zmm14, zmm27	// u0.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// u0.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// u0.reduce0
vpaddq zmm1, zmm1, zmm15	// u0.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// u0.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// u0.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// u0.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// u0.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// u0.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// u0.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// u0.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// u0.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// u0.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// u0.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// u0.reduce0
vpxorq zmm14, zmm14, zmm14	// u0.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// u0.reduce1
vpaddq zmm1, zmm1, zmm31	// u0.reduce1
vpsrlq zmm1, zmm1, 52	// u0.reduce1
vpaddq zmm2, zmm2, zmm1	// u0.reduce1
vmovdqu64 zmm16, zmmword ptr [rdi+1280]	// u0.row2
vpxorq zmm0, zmm0, zmm0	// u0.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5760]	// u0.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5824]	// u0.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5888]	// u0.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5952]	// u0.row2
vpxorq zmm15, zmm15, zmm15	// u0.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// u0.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6016]	// u0.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6080]	// u0.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6144]	// u0.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6208]	// u0.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6272]	// u0.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6336]	// u0.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6400]	// u0.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6464]	// u0.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5760]	// u0.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5824]	// u0.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5888]	// u0.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5952]	// u0.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6016]	// u0.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6080]	// u0.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6144]	// u0.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6208]	// u0.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6272]	// u0.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6336]	// u0.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6400]	// u0.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6464]	// u0.row2
vpmadd52luq zmm3, zmm14, zmm27	// u0.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// u0.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// u0.reduce1
vpaddq zmm2, zmm2, zmm15	// u0.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// u0.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// u0.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// u0.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// u0.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// u0.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// u0.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// u0.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// u0.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// u0.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// u0.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// u0.reduce1
vpxorq zmm14, zmm14, zmm14	// u0.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// u0.reduce2
vpaddq zmm2, zmm2, zmm31	// u0.reduce2
vpsrlq zmm2, zmm2, 52	// u0.reduce2
vpaddq zmm3, zmm3, zmm2	// u0.reduce2
vmovdqu64 zmm16, zmmword ptr [rdi+1344]	// u0.row3
vpxorq zmm1, zmm1, zmm1	// u0.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5760]	// u0.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5824]	// u0.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5888]	// u0.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5952]	// u0.row3
vpxorq zmm15, zmm15, zmm15	// u0.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// u0.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6016]	// u0.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6080]	// u0.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6144]	// u0.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6208]	// u0.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6272]	// u0.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6336]	// u0.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6400]	// u0.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6464]	// u0.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5760]	// u0.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5824]	// u0.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5888]	// u0.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5952]	// u0.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6016]	// u0.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6080]	// u0.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6144]	// u0.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6208]	// u0.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6272]	// u0.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6336]	// u0.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6400]	// u0.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6464]	// u0.row3
vpmadd52luq zmm4, zmm14, zmm27	// u0.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// u0.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// u0.reduce2
vpaddq zmm3, zmm3, zmm15	// u0.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// u0.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// u0.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// u0.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// u0.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// u0.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// u0.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// u0.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// u0.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// u0.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// u0.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// u0.reduce2
vpxorq zmm14, zmm14, zmm14	// u0.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// u0.reduce3
vpaddq zmm3, zmm3, zmm31	// u0.reduce3
vpsrlq zmm3, zmm3, 52	// u0.reduce3
vpaddq zmm4, zmm4, zmm3	// u0.reduce3
vmovdqu64 zmm16, zmmword ptr [rdi+1408]	// u0.row4
vpxorq zmm2, zmm2, zmm2	// u0.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5760]	// u0.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5824]	// u0.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5888]	// u0.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5952]	// u0.row4
vpxorq zmm15, zmm15, zmm15	// u0.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// u0.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6016]	// u0.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6080]	// u0.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6144]	// u0.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6208]	// u0.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6272]	// u0.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6336]	// u0.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6400]	// u0.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6464]	// u0.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5760]	// u0.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5824]	// u0.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5888]	// u0.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5952]	// u0.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6016]	// u0.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6080]	// u0.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6144]	// u0.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6208]	// u0.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6272]	// u0.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6336]	// u0.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6400]	// u0.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6464]	// u0.row4
vpmadd52luq zmm5, zmm14, zmm27	// u0.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// u0.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// u0.reduce3
vpaddq zmm4, zmm4, zmm15	// u0.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// u0.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// u0.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// u0.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// u0.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// u0.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// u0.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// u0.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// u0.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// u0.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// u0.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// u0.reduce3
vpxorq zmm14, zmm14, zmm14	// u0.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// u0.reduce4
vpaddq zmm4, zmm4, zmm31	// u0.reduce4
vpsrlq zmm4, zmm4, 52	// u0.reduce4
vpaddq zmm5, zmm5, zmm4	// u0.reduce4
vmovdqu64 zmm16, zmmword ptr [rdi+1472]	// u0.row5
vpxorq zmm3, zmm3, zmm3	// u0.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5760]	// u0.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5824]	// u0.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5888]	// u0.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5952]	// u0.row5
vpxorq zmm15, zmm15, zmm15	// u0.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// u0.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6016]	// u0.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6080]	// u0.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6144]	// u0.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6208]	// u0.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6272]	// u0.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6336]	// u0.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6400]	// u0.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6464]	// u0.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5760]	// u0.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5824]	// u0.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5888]	// u0.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5952]	// u0.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6016]	// u0.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6080]	// u0.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6144]	// u0.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6208]	// u0.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6272]	// u0.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6336]	// u0.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6400]	// u0.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6464]	// u0.row5
vpmadd52luq zmm6, zmm14, zmm27	// u0.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// u0.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// u0.reduce4
vpaddq zmm5, zmm5, zmm15	// u0.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// u0.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// u0.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// u0.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// u0.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// u0.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// u0.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// u0.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// u0.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// u0.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// u0.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// u0.reduce4
vpxorq zmm14, zmm14, zmm14	// u0.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// u0.reduce5
vpaddq zmm5, zmm5, zmm31	// u0.reduce5
vpsrlq zmm5, zmm5, 52	// u0.reduce5
vpaddq zmm6, zmm6, zmm5	// u0.reduce5
vmovdqu64 zmm16, zmmword ptr [rdi+1536]	// u0.row6
vpxorq zmm4, zmm4, zmm4	// u0.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5760]	// u0.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5824]	// u0.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5888]	// u0.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5952]	// u0.row6
vpxorq zmm15, zmm15, zmm15	// u0.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// u0.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6016]	// u0.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6080]	// u0.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6144]	// u0.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6208]	// u0.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6272]	// u0.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6336]	// u0.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6400]	// u0.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6464]	// u0.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5760]	// u0.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5824]	// u0.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5888]	// u0.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5952]	// u0.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6016]	// u0.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6080]	// u0.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6144]	// u0.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6208]	// u0.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6272]	// u0.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6336]	// u0.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6400]	// u0.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6464]	// u0.row6
vpmadd52luq zmm7, zmm14, zmm27	// u0.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// u0.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// u0.reduce5
vpaddq zmm6, zmm6, zmm15	// u0.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// u0.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// u0.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// u0.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// u0.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// u0.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// u0.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// u0.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// u0.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// u0.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// u0.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// u0.reduce5
vpxorq zmm14, zmm14, zmm14	// u0.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// u0.reduce6
vpaddq zmm6, zmm6, zmm31	// u0.reduce6
vpsrlq zmm6, zmm6, 52	// u0.reduce6
vpaddq zmm7, zmm7, zmm6	// u0.reduce6
vmovdqu64 zmm16, zmmword ptr [rdi+1600]	// u0.row7
vpxorq zmm5, zmm5, zmm5	// u0.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5760]	// u0.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5824]	// u0.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5888]	// u0.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5952]	// u0.row7
vpxorq zmm15, zmm15, zmm15	// u0.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// u0.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6016]	// u0.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6080]	// u0.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6144]	// u0.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6208]	// u0.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6272]	// u0.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6336]	// u0.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6400]	// u0.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6464]	// u0.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5760]	// u0.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5824]	// u0.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5888]	// u0.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5952]	// u0.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6016]	// u0.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6080]	// u0.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6144]	// u0.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6208]	// u0.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6272]	// u0.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6336]	// u0.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6400]	// u0.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6464]	// u0.row7
vpmadd52luq zmm8, zmm14, zmm27	// u0.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// u0.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// u0.reduce6
vpaddq zmm7, zmm7, zmm15	// u0.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// u0.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// u0.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// u0.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// u0.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// u0.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// u0.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// u0.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// u0.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// u0.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// u0.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// u0.reduce6
vpxorq zmm14, zmm14, zmm14	// u0.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// u0.reduce7
vpaddq zmm7, zmm7, zmm31	// u0.reduce7
vpsrlq zmm7, zmm7, 52	// u0.reduce7
vpaddq zmm8, zmm8, zmm7	// u0.reduce7
vmovdqu64 zmm16, zmmword ptr [rdi+1664]	// u0.row8
vpxorq zmm6, zmm6, zmm6	// u0.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5760]	// u0.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5824]	// u0.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5888]	// u0.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5952]	// u0.row8
vpxorq zmm15, zmm15, zmm15	// u0.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// u0.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6016]	// u0.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6080]	// u0.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6144]	// u0.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6208]	// u0.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6272]	// u0.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6336]	// u0.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6400]	// u0.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6464]	// u0.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5760]	// u0.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5824]	// u0.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5888]	// u0.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5952]	// u0.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6016]	// u0.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6080]	// u0.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6144]	// u0.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6208]	// u0.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6272]	// u0.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6336]	// u0.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6400]	// u0.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6464]	// u0.row8
vpmadd52luq zmm9, zmm14, zmm27	// u0.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// u0.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// u0.reduce7
vpaddq zmm8, zmm8, zmm15	// u0.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// u0.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// u0.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// u0.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// u0.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// u0.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// u0.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// u0.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// u0.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// u0.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// u0.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// u0.reduce7
vpxorq zmm14, zmm14, zmm14	// u0.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// u0.reduce8
vpaddq zmm8, zmm8, zmm31	// u0.reduce8
vpsrlq zmm8, zmm8, 52	// u0.reduce8
vpaddq zmm9, zmm9, zmm8	// u0.reduce8
vmovdqu64 zmm16, zmmword ptr [rdi+1728]	// u0.row9
vpxorq zmm7, zmm7, zmm7	// u0.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5760]	// u0.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5824]	// u0.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5888]	// u0.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5952]	// u0.row9
vpxorq zmm15, zmm15, zmm15	// u0.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// u0.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6016]	// u0.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6080]	// u0.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6144]	// u0.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6208]	// u0.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6272]	// u0.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6336]	// u0.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6400]	// u0.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6464]	// u0.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5760]	// u0.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5824]	// u0.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5888]	// u0.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5952]	// u0.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6016]	// u0.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6080]	// u0.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6144]	// u0.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6208]	// u0.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6272]	// u0.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6336]	// u0.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6400]	// u0.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6464]	// u0.row9
vpmadd52luq zmm10, zmm14, zmm27	// u0.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// u0.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// u0.reduce8
vpaddq zmm9, zmm9, zmm15	// u0.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// u0.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// u0.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// u0.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// u0.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// u0.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// u0.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// u0.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// u0.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// u0.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// u0.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// u0.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// u0.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// u0.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// u0.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// u0.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// u0.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// u0.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// u0.reduce8
vpxorq zmm14, zmm14, zmm14	// u0.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// u0.reduce9
vpaddq zmm9, zmm9, zmm31	// u0.reduce9
vpsrlq zmm9, zmm9, 52	// u0.reduce9
vpaddq zmm10, zmm10, zmm9	// u0.reduce9
vmovdqu64 zmm16, zmmword ptr [rdi+1792]	// u0.row10
vpxorq zmm8, zmm8, zmm8	// u0.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5760]	// u0.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5824]	// u0.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5888]	// u0.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+5952]	// u0.row10
vpxorq zmm15, zmm15, zmm15	// u0.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// u0.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6016]	// u0.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6080]	// u0.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6144]	// u0.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6208]	// u0.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6272]	// u0.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6336]	// u0.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6400]	// u0.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6464]	// u0.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5760]	// u0.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5824]	// u0.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5888]	// u0.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+5952]	// u0.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6016]	// u0.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6080]	// u0.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6144]	// u0.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6208]	// u0.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6272]	// u0.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6336]	// u0.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6400]	// u0.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6464]	// u0.row10
vpmadd52luq zmm11, zmm14, zmm27	// u0.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// u0.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// u0.reduce9
vpaddq zmm10, zmm10, zmm15	// u0.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// u0.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// u0.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// u0.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// u0.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// u0.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// u0.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// u0.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// u0.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// u0.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// u0.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// u0.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// u0.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// u0.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// u0.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// u0.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// u0.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// u0.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// u0.reduce9
vpxorq zmm14, zmm14, zmm14	// u0.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// u0.reduce10
vpaddq zmm10, zmm10, zmm31	// u0.reduce10
vpsrlq zmm10, zmm10, 52	// u0.reduce10
vpaddq zmm11, zmm11, zmm10	// u0.reduce10
vmovdqu64 zmm16, zmmword ptr [rdi+1856]	// u0.row11
vpxorq zmm9, zmm9, zmm9	// u0.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5760]	// u0.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5824]	// u0.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+5888]	// u0.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5952]	// u0.row11
vpxorq zmm15, zmm15, zmm15	// u0.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// u0.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6016]	// u0.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6080]	// u0.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6144]	// u0.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6208]	// u0.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6272]	// u0.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6336]	// u0.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6400]	// u0.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6464]	// u0.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5760]	// u0.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5824]	// u0.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+5888]	// u0.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5952]	// u0.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6016]	// u0.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6080]	// u0.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6144]	// u0.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6208]	// u0.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6272]	// u0.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6336]	// u0.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6400]	// u0.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6464]	// u0.row11
vpmadd52luq zmm12, zmm14, zmm27	// u0.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// u0.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// u0.reduce10
vpaddq zmm11, zmm11, zmm15	// u0.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// u0.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// u0.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// u0.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// u0.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// u0.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// u0.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// u0.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// u0.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// u0.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// u0.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// u0.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// u0.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// u0.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// u0.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// u0.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// u0.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// u0.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// u0.reduce10
vpxorq zmm14, zmm14, zmm14	// u0.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// u0.reduce11
vpaddq zmm11, zmm11, zmm31	// u0.reduce11
vpsrlq zmm11, zmm11, 52	// u0.reduce11
vpaddq zmm12, zmm12, zmm11	// u0.reduce11
vpxorq zmm15, zmm15, zmm15	// u0.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// u0.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// u0.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// u0.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// u0.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// u0.reduce11
vpaddq zmm12, zmm12, zmm15	// u0.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// u0.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// u0.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// u0.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// u0.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// u0.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// u0.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// u0.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// u0.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// u0.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// u0.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// u0.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// u0.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// u0.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// u0.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// u0.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// u0.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// u0.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// u0.reduce11
vpsrlq zmm14, zmm12, 52	// u0.carry
vpaddq zmm13, zmm13, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm12	// u0.carry
vpsrlq zmm14, zmm13, 52	// u0.carry
vpaddq zmm0, zmm0, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm13	// u0.carry
vpsrlq zmm14, zmm0, 52	// u0.carry
vpaddq zmm1, zmm1, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm0	// u0.carry
vpsrlq zmm14, zmm1, 52	// u0.carry
vpaddq zmm2, zmm2, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm1	// u0.carry
vpsrlq zmm14, zmm2, 52	// u0.carry
vpaddq zmm3, zmm3, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm2	// u0.carry
vpsrlq zmm14, zmm3, 52	// u0.carry
vpaddq zmm4, zmm4, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm3	// u0.carry
vpsrlq zmm14, zmm4, 52	// u0.carry
vpaddq zmm5, zmm5, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm4	// u0.carry
vpsrlq zmm14, zmm5, 52	// u0.carry
vpaddq zmm6, zmm6, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm5	// u0.carry
vpsrlq zmm14, zmm6, 52	// u0.carry
vpaddq zmm7, zmm7, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1664], zmm6	// u0.carry
vpsrlq zmm14, zmm7, 52	// u0.carry
vpaddq zmm8, zmm8, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm7	// u0.carry
vpsrlq zmm14, zmm8, 52	// u0.carry
vpaddq zmm9, zmm9, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm8	// u0.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm9	// u0.carry
vmovdqu64 zmm16, zmmword ptr [rdi+1920]	// x1.row0
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
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+768]	// x1.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+832]	// x1.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+896]	// x1.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+960]	// x1.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+1024]	// x1.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+1088]	// x1.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+1152]	// x1.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+1216]	// x1.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+1280]	// x1.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+1344]	// x1.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1408]	// x1.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1472]	// x1.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+768]	// x1.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+832]	// x1.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+896]	// x1.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+960]	// x1.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+1024]	// x1.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+1088]	// x1.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+1152]	// x1.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+1216]	// x1.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+1280]	// x1.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+1344]	// x1.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1408]	// x1.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1472]	// x1.row0
vpxorq zmm14, zmm14, zmm14	// x1.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// x1.reduce0
vpaddq zmm0, zmm0, zmm31	// x1.reduce0
vpsrlq zmm0, zmm0, 52	// x1.reduce0
vpaddq zmm1, zmm1, zmm0	// x1.reduce0
vmovdqu64 zmm16, zmmword ptr [rdi+1984]	// x1.row1
vpxorq zmm13, zmm13, zmm13	// x1.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+768]	// x1.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+832]	// x1.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+896]	// x1.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+960]	// x1.row1
vpxorq zmm15, zmm15, zmm15	// x1.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// x1.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+1024]	// x1.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+1088]	// x1.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+1152]	// x1.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+1216]	// x1.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+1280]	// x1.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1344]	// x1.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1408]	// x1.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1472]	// x1.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+768]	// x1.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+832]	// x1.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+896]	// x1.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+960]	// x1.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+1024]	// x1.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+1088]	// x1.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+1152]	// x1.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+1216]	// x1.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+1280]	// x1.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1344]	// x1.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1408]	// x1.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1472]	// x1.row1
vpmadd52luq zmm2, zmm14, zmm27	// x1.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// x1.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// x1.reduce0
vpaddq zmm1, zmm1, zmm15	// x1.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// x1.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// x1.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// x1.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// x1.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// x1.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// x1.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// x1.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// x1.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// x1.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// x1.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// x1.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// x1.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// x1.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// x1.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// x1.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// x1.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// x1.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// x1.reduce0
vpxorq zmm14, zmm14, zmm14	// x1.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// x1.reduce1
vpaddq zmm1, zmm1, zmm31	// x1.reduce1
vpsrlq zmm1, zmm1, 52	// x1.reduce1
vpaddq zmm2, zmm2, zmm1	// x1.reduce1
vmovdqu64 zmm16, zmmword ptr [rdi+2048]	// x1.row2
vpxorq zmm0, zmm0, zmm0	// x1.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+768]	// x1.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+832]	// x1.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+896]	// x1.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+960]	// x1.row2
vpxorq zmm15, zmm15, zmm15	// x1.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// x1.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+1024]	// x1.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+1088]	// x1.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+1152]	// x1.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+1216]	// x1.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1280]	// x1.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1344]	// x1.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1408]	// x1.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1472]	// x1.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+768]	// x1.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+832]	// x1.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+896]	// x1.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+960]	// x1.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+1024]	// x1.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+1088]	// x1.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+1152]	// x1.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+1216]	// x1.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1280]	// x1.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1344]	// x1.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1408]	// x1.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1472]	// x1.row2
vpmadd52luq zmm3, zmm14, zmm27	// x1.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// x1.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// x1.reduce1
vpaddq zmm2, zmm2, zmm15	// x1.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// x1.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// x1.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// x1.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// x1.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// x1.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// x1.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// x1.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// x1.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// x1.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// x1.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// x1.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// x1.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// x1.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// x1.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// x1.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// x1.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// x1.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// x1.reduce1
vpxorq zmm14, zmm14, zmm14	// x1.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// x1.reduce2
vpaddq zmm2, zmm2, zmm31	// x1.reduce2
vpsrlq zmm2, zmm2, 52	// x1.reduce2
vpaddq zmm3, zmm3, zmm2	// x1.reduce2
vmovdqu64 zmm16, zmmword ptr [rdi+2112]	// x1.row3
vpxorq zmm1, zmm1, zmm1	// x1.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+768]	// x1.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+832]	// x1.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+896]	// x1.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+960]	// x1.row3
vpxorq zmm15, zmm15, zmm15	// x1.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// x1.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+1024]	// x1.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+1088]	// x1.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+1152]	// x1.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1216]	// x1.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1280]	// x1.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1344]	// x1.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1408]	// x1.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1472]	// x1.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+768]	// x1.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+832]	// x1.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+896]	// x1.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+960]	// x1.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+1024]	// x1.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+1088]	// x1.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+1152]	// x1.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1216]	// x1.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1280]	// x1.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1344]	// x1.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1408]	// x1.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1472]	// x1.row3
vpmadd52luq zmm4, zmm14, zmm27	// x1.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// x1.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// x1.reduce2
vpaddq zmm3, zmm3, zmm15	// x1.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// x1.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// x1.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// x1.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// x1.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// x1.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// x1.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// x1.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// x1.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// x1.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// x1.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// x1.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// x1.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// x1.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// x1.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// x1.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// x1.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// x1.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// x1.reduce2
vpxorq zmm14, zmm14, zmm14	// x1.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// x1.reduce3
vpaddq zmm3, zmm3, zmm31	// x1.reduce3
vpsrlq zmm3, zmm3, 52	// x1.reduce3
vpaddq zmm4, zmm4, zmm3	// x1.reduce3
vmovdqu64 zmm16, zmmword ptr [rdi+2176]	// x1.row4
vpxorq zmm2, zmm2, zmm2	// x1.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+768]	// x1.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+832]	// x1.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+896]	// x1.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+960]	// x1.row4
vpxorq zmm15, zmm15, zmm15	// x1.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// x1.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+1024]	// x1.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+1088]	// x1.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1152]	// x1.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1216]	// x1.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1280]	// x1.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1344]	// x1.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1408]	// x1.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1472]	// x1.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+768]	// x1.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+832]	// x1.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+896]	// x1.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+960]	// x1.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+1024]	// x1.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+1088]	// x1.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1152]	// x1.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1216]	// x1.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1280]	// x1.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1344]	// x1.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1408]	// x1.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1472]	// x1.row4
vpmadd52luq zmm5, zmm14, zmm27	// x1.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// x1.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// x1.reduce3
vpaddq zmm4, zmm4, zmm15	// x1.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// x1.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// x1.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// x1.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// x1.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// x1.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// x1.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// x1.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// x1.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// x1.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// x1.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// x1.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// x1.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// x1.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// x1.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// x1.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// x1.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// x1.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// x1.reduce3
vpxorq zmm14, zmm14, zmm14	// x1.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// x1.reduce4
vpaddq zmm4, zmm4, zmm31	// x1.reduce4
vpsrlq zmm4, zmm4, 52	// x1.reduce4
vpaddq zmm5, zmm5, zmm4	// x1.reduce4
vmovdqu64 zmm16, zmmword ptr [rdi+2240]	// x1.row5
vpxorq zmm3, zmm3, zmm3	// x1.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+768]	// x1.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+832]	// x1.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+896]	// x1.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+960]	// x1.row5
vpxorq zmm15, zmm15, zmm15	// x1.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// x1.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+1024]	// x1.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1088]	// x1.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1152]	// x1.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1216]	// x1.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1280]	// x1.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1344]	// x1.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1408]	// x1.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1472]	// x1.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+768]	// x1.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+832]	// x1.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+896]	// x1.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+960]	// x1.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+1024]	// x1.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1088]	// x1.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1152]	// x1.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1216]	// x1.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1280]	// x1.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1344]	// x1.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1408]	// x1.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1472]	// x1.row5
vpmadd52luq zmm6, zmm14, zmm27	// x1.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// x1.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// x1.reduce4
vpaddq zmm5, zmm5, zmm15	// x1.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// x1.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// x1.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// x1.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// x1.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// x1.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// x1.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// x1.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// x1.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// x1.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// x1.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// x1.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// x1.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// x1.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// x1.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// x1.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// x1.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// x1.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// x1.reduce4
vpxorq zmm14, zmm14, zmm14	// x1.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// x1.reduce5
vpaddq zmm5, zmm5, zmm31	// x1.reduce5
vpsrlq zmm5, zmm5, 52	// x1.reduce5
vpaddq zmm6, zmm6, zmm5	// x1.reduce5
vmovdqu64 zmm16, zmmword ptr [rdi+2304]	// x1.row6
vpxorq zmm4, zmm4, zmm4	// x1.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+768]	// x1.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+832]	// x1.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+896]	// x1.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+960]	// x1.row6
vpxorq zmm15, zmm15, zmm15	// x1.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// x1.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+1024]	// x1.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1088]	// x1.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1152]	// x1.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1216]	// x1.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1280]	// x1.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1344]	// x1.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1408]	// x1.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+1472]	// x1.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+768]	// x1.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+832]	// x1.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+896]	// x1.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+960]	// x1.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+1024]	// x1.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1088]	// x1.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1152]	// x1.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1216]	// x1.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1280]	// x1.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1344]	// x1.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1408]	// x1.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+1472]	// x1.row6
vpmadd52luq zmm7, zmm14, zmm27	// x1.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// x1.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// x1.reduce5
vpaddq zmm6, zmm6, zmm15	// x1.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// x1.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// x1.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// x1.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// x1.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// x1.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// x1.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// x1.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// x1.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// x1.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// x1.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// x1.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// x1.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// x1.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// x1.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// x1.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// x1.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// x1.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// x1.reduce5
vpxorq zmm14, zmm14, zmm14	// x1.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// x1.reduce6
vpaddq zmm6, zmm6, zmm31	// x1.reduce6
vpsrlq zmm6, zmm6, 52	// x1.reduce6
vpaddq zmm7, zmm7, zmm6	// x1.reduce6
vmovdqu64 zmm16, zmmword ptr [rdi+2368]	// x1.row7
vpxorq zmm5, zmm5, zmm5	// x1.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+768]	// x1.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+832]	// x1.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+896]	// x1.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+960]	// x1.row7
vpxorq zmm15, zmm15, zmm15	// x1.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// x1.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+1024]	// x1.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1088]	// x1.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1152]	// x1.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1216]	// x1.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1280]	// x1.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1344]	// x1.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+1408]	// x1.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+1472]	// x1.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+768]	// x1.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+832]	// x1.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+896]	// x1.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+960]	// x1.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+1024]	// x1.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1088]	// x1.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1152]	// x1.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1216]	// x1.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1280]	// x1.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1344]	// x1.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+1408]	// x1.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+1472]	// x1.row7
vpmadd52luq zmm8, zmm14, zmm27	// x1.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// x1.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// x1.reduce6
vpaddq zmm7, zmm7, zmm15	// x1.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// x1.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// x1.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// x1.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// x1.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// x1.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// x1.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// x1.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// x1.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// x1.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// x1.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// x1.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// x1.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// x1.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// x1.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// x1.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// x1.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// x1.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// x1.reduce6
vpxorq zmm14, zmm14, zmm14	// x1.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// x1.reduce7
vpaddq zmm7, zmm7, zmm31	// x1.reduce7
vpsrlq zmm7, zmm7, 52	// x1.reduce7
vpaddq zmm8, zmm8, zmm7	// x1.reduce7
vmovdqu64 zmm16, zmmword ptr [rdi+2432]	// x1.row8
vpxorq zmm6, zmm6, zmm6	// x1.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+768]	// x1.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+832]	// x1.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+896]	// x1.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+960]	// x1.row8
vpxorq zmm15, zmm15, zmm15	// x1.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// x1.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+1024]	// x1.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1088]	// x1.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1152]	// x1.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1216]	// x1.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1280]	// x1.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+1344]	// x1.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+1408]	// x1.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+1472]	// x1.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+768]	// x1.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+832]	// x1.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+896]	// x1.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+960]	// x1.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+1024]	// x1.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1088]	// x1.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1152]	// x1.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1216]	// x1.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1280]	// x1.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+1344]	// x1.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+1408]	// x1.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+1472]	// x1.row8
vpmadd52luq zmm9, zmm14, zmm27	// x1.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// x1.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// x1.reduce7
vpaddq zmm8, zmm8, zmm15	// x1.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// x1.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// x1.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// x1.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// x1.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// x1.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// x1.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// x1.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// x1.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// x1.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// x1.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// x1.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// x1.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// x1.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// x1.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// x1.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// x1.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// x1.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// x1.reduce7
vpxorq zmm14, zmm14, zmm14	// x1.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// x1.reduce8
vpaddq zmm8, zmm8, zmm31	// x1.reduce8
vpsrlq zmm8, zmm8, 52	// x1.reduce8
vpaddq zmm9, zmm9, zmm8	// x1.reduce8
vmovdqu64 zmm16, zmmword ptr [rdi+2496]	// x1.row9
vpxorq zmm7, zmm7, zmm7	// x1.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+768]	// x1.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+832]	// x1.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+896]	// x1.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+960]	// x1.row9
vpxorq zmm15, zmm15, zmm15	// x1.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// x1.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+1024]	// x1.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1088]	// x1.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1152]	// x1.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1216]	// x1.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+1280]	// x1.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+1344]	// x1.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+1408]	// x1.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+1472]	// x1.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+768]	// x1.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+832]	// x1.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+896]	// x1.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+960]	// x1.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+1024]	// x1.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1088]	// x1.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1152]	// x1.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1216]	// x1.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+1280]	// x1.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+1344]	// x1.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+1408]	// x1.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+1472]	// x1.row9
vpmadd52luq zmm10, zmm14, zmm27	// x1.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// x1.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// x1.reduce8
vpaddq zmm9, zmm9, zmm15	// x1.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// x1.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// x1.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// x1.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// x1.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// x1.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// x1.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// x1.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// x1.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// x1.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// x1.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// x1.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// x1.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// x1.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// x1.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// x1.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// x1.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// x1.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// x1.reduce8
vpxorq zmm14, zmm14, zmm14	// x1.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// x1.reduce9
vpaddq zmm9, zmm9, zmm31	// x1.reduce9
vpsrlq zmm9, zmm9, 52	// x1.reduce9
vpaddq zmm10, zmm10, zmm9	// x1.reduce9
vmovdqu64 zmm16, zmmword ptr [rdi+2560]	// x1.row10
vpxorq zmm8, zmm8, zmm8	// x1.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+768]	// x1.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+832]	// x1.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+896]	// x1.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+960]	// x1.row10
vpxorq zmm15, zmm15, zmm15	// x1.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// x1.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+1024]	// x1.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1088]	// x1.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1152]	// x1.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+1216]	// x1.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+1280]	// x1.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+1344]	// x1.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+1408]	// x1.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+1472]	// x1.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+768]	// x1.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+832]	// x1.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+896]	// x1.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+960]	// x1.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+1024]	// x1.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1088]	// x1.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1152]	// x1.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+1216]	// x1.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+1280]	// x1.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+1344]	// x1.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+1408]	// x1.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+1472]	// x1.row10
vpmadd52luq zmm11, zmm14, zmm27	// x1.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// x1.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// x1.reduce9
vpaddq zmm10, zmm10, zmm15	// x1.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// x1.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// x1.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// x1.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// x1.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// x1.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// x1.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// x1.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// x1.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// x1.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// x1.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// x1.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// x1.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// x1.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// x1.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// x1.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// x1.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// x1.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// x1.reduce9
vpxorq zmm14, zmm14, zmm14	// x1.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// x1.reduce10
vpaddq zmm10, zmm10, zmm31	// x1.reduce10
vpsrlq zmm10, zmm10, 52	// x1.reduce10
vpaddq zmm11, zmm11, zmm10	// x1.reduce10
vmovdqu64 zmm16, zmmword ptr [rdi+2624]	// x1.row11
vpxorq zmm9, zmm9, zmm9	// x1.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+768]	// x1.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [r8+832]	// x1.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [r8+896]	// x1.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+960]	// x1.row11
vpxorq zmm15, zmm15, zmm15	// x1.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// x1.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+1024]	// x1.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+1088]	// x1.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+1152]	// x1.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+1216]	// x1.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+1280]	// x1.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+1344]	// x1.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+1408]	// x1.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+1472]	// x1.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+768]	// x1.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [r8+832]	// x1.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+896]	// x1.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+960]	// x1.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+1024]	// x1.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+1088]	// x1.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+1152]	// x1.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+1216]	// x1.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+1280]	// x1.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+1344]	// x1.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+1408]	// x1.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+1472]	// x1.row11
vpmadd52luq zmm12, zmm14, zmm27	// x1.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// x1.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// x1.reduce10
vpaddq zmm11, zmm11, zmm15	// x1.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// x1.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// x1.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// x1.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// x1.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// x1.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// x1.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// x1.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// x1.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// x1.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// x1.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// x1.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// x1.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// x1.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// x1.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// x1.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// x1.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// x1.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// x1.reduce10
vpxorq zmm14, zmm14, zmm14	// x1.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// x1.reduce11
vpaddq zmm11, zmm11, zmm31	// x1.reduce11
vpsrlq zmm11, zmm11, 52	// x1.reduce11
vpaddq zmm12, zmm12, zmm11	// x1.reduce11
vpxorq zmm15, zmm15, zmm15	// x1.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// x1.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// x1.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// x1.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// x1.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// x1.reduce11
vpaddq zmm12, zmm12, zmm15	// x1.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// x1.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// x1.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// x1.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// x1.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// x1.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// x1.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// x1.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// x1.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// x1.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// x1.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// x1.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// x1.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// x1.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// x1.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// x1.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// x1.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// x1.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// x1.reduce11
vpsubq zmm10, zmm12, zmm29	// x1.canonical
vpsubq zmm11, zmm13, zmm28	// x1.canonical
vpsubq zmm14, zmm0, zmm27	// x1.canonical
vpsubq zmm15, zmm1, zmm26	// x1.canonical
vpsubq zmm16, zmm2, zmmword ptr [rdi+256]	// x1.canonical
vpsubq zmm17, zmm3, zmmword ptr [rdi+320]	// x1.canonical
vpsubq zmm18, zmm4, zmmword ptr [rdi+384]	// x1.canonical
vpsubq zmm19, zmm5, zmmword ptr [rdi+448]	// x1.canonical
vpsubq zmm20, zmm6, zmmword ptr [rdi+512]	// x1.canonical
vpsubq zmm21, zmm7, zmmword ptr [rdi+576]	// x1.canonical
vpsubq zmm22, zmm8, zmmword ptr [rdi+640]	// x1.canonical
vpsubq zmm23, zmm9, zmmword ptr [rdi+704]	// x1.canonical
vpsraq zmm24, zmm10, 52	// x1.canonical
vpaddq zmm11, zmm11, zmm24	// x1.canonical
vpsrlq zmm24, zmm12, 52	// x1.canonical
vpaddq zmm13, zmm13, zmm24	// x1.canonical
vpsraq zmm24, zmm11, 52	// x1.canonical
vpaddq zmm14, zmm14, zmm24	// x1.canonical
vpsrlq zmm24, zmm13, 52	// x1.canonical
vpaddq zmm0, zmm0, zmm24	// x1.canonical
vpsraq zmm24, zmm14, 52	// x1.canonical
vpaddq zmm15, zmm15, zmm24	// x1.canonical
vpsrlq zmm24, zmm0, 52	// x1.canonical
vpaddq zmm1, zmm1, zmm24	// x1.canonical
vpsraq zmm24, zmm15, 52	// x1.canonical
vpaddq zmm16, zmm16, zmm24	// x1.canonical
vpsrlq zmm24, zmm1, 52	// x1.canonical
vpaddq zmm2, zmm2, zmm24	// x1.canonical
vpsraq zmm24, zmm16, 52	// x1.canonical
vpaddq zmm17, zmm17, zmm24	// x1.canonical
vpsrlq zmm24, zmm2, 52	// x1.canonical
vpaddq zmm3, zmm3, zmm24	// x1.canonical
vpsraq zmm24, zmm17, 52	// x1.canonical
vpaddq zmm18, zmm18, zmm24	// x1.canonical
vpsrlq zmm24, zmm3, 52	// x1.canonical
vpaddq zmm4, zmm4, zmm24	// x1.canonical
vpsraq zmm24, zmm18, 52	// x1.canonical
vpaddq zmm19, zmm19, zmm24	// x1.canonical
vpsrlq zmm24, zmm4, 52	// x1.canonical
vpaddq zmm5, zmm5, zmm24	// x1.canonical
vpsraq zmm24, zmm19, 52	// x1.canonical
vpaddq zmm20, zmm20, zmm24	// x1.canonical
vpsrlq zmm24, zmm5, 52	// x1.canonical
vpaddq zmm6, zmm6, zmm24	// x1.canonical
vpsraq zmm24, zmm20, 52	// x1.canonical
vpaddq zmm21, zmm21, zmm24	// x1.canonical
vpsrlq zmm24, zmm6, 52	// x1.canonical
vpaddq zmm7, zmm7, zmm24	// x1.canonical
vpsraq zmm24, zmm21, 52	// x1.canonical
vpaddq zmm22, zmm22, zmm24	// x1.canonical
vpsrlq zmm24, zmm7, 52	// x1.canonical
vpaddq zmm8, zmm8, zmm24	// x1.canonical
vpsraq zmm24, zmm22, 52	// x1.canonical
vpaddq zmm23, zmm23, zmm24	// x1.canonical
vpsrlq zmm24, zmm8, 52	// x1.canonical
vpaddq zmm9, zmm9, zmm24	// x1.canonical
vpmovq2m k3, zmm23	// x1.canonical
vmovdqa64 zmm10{k3}, zmm12	// x1.canonical
vmovdqa64 zmm11{k3}, zmm13	// x1.canonical
vmovdqa64 zmm14{k3}, zmm0	// x1.canonical
vmovdqa64 zmm15{k3}, zmm1	// x1.canonical
vmovdqa64 zmm16{k3}, zmm2	// x1.canonical
vmovdqa64 zmm17{k3}, zmm3	// x1.canonical
vmovdqa64 zmm18{k3}, zmm4	// x1.canonical
vmovdqa64 zmm19{k3}, zmm5	// x1.canonical
vmovdqa64 zmm20{k3}, zmm6	// x1.canonical
vmovdqa64 zmm21{k3}, zmm7	// x1.canonical
vmovdqa64 zmm22{k3}, zmm8	// x1.canonical
vmovdqa64 zmm23{k3}, zmm9	// x1.canonical
vpsllq zmm9, zmm10, 12	// x1.canonical
vpshrdq zmm0{k2}{z}, zmm9, zmm11, 12	// x1.canonical
vpsllq zmm9, zmm11, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm9, zmm14, 24	// x1.canonical
vpsllq zmm9, zmm14, 12	// x1.canonical
vpshrdq zmm2{k2}{z}, zmm9, zmm15, 36	// x1.canonical
vpsllq zmm9, zmm15, 12	// x1.canonical
vpshrdq zmm3{k2}{z}, zmm9, zmm16, 48	// x1.canonical
vpsllq zmm9, zmm16, 12	// x1.canonical
vpandq zmm12, zmm17, zmm31	// x1.canonical
vpshrdq zmm4, zmm9, zmm12, 60	// x1.canonical
vpsllq zmm12, zmm18, 56	// x1.canonical
vporq zmm4{k2}{z}, zmm4, zmm12	// x1.canonical
vpsllq zmm9, zmm18, 12	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm9, zmm19, 20	// x1.canonical
vpsllq zmm9, zmm19, 12	// x1.canonical
vpshrdq zmm6{k2}{z}, zmm9, zmm20, 32	// x1.canonical
vpsllq zmm9, zmm20, 12	// x1.canonical
vpshrdq zmm7{k2}{z}, zmm9, zmm21, 44	// x1.canonical
vpsllq zmm9, zmm21, 12	// x1.canonical
vpandq zmm12, zmm22, zmm31	// x1.canonical
vpshrdq zmm8, zmm9, zmm12, 56	// x1.canonical
vpsllq zmm12, zmm23, 60	// x1.canonical
vporq zmm8{k2}{z}, zmm8, zmm12	// x1.canonical
vpunpcklqdq zmm9, zmm0, zmm1	// x1.store
vpunpckhqdq zmm10, zmm0, zmm1	// x1.store
vmovdqu64 xmmword ptr [rsi+576], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+648], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+720], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+792], zmm9, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+864], xmm10	// x1.store
vextracti64x2 xmmword ptr [rsi+936], zmm10, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+1008], zmm10, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+1080], zmm10, 3	// x1.store
vpunpcklqdq zmm9, zmm2, zmm3	// x1.store
vpunpckhqdq zmm10, zmm2, zmm3	// x1.store
vmovdqu64 xmmword ptr [rsi+592], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+664], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+736], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+808], zmm9, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+880], xmm10	// x1.store
vextracti64x2 xmmword ptr [rsi+952], zmm10, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+1024], zmm10, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+1096], zmm10, 3	// x1.store
vpunpcklqdq zmm9, zmm4, zmm5	// x1.store
vpunpckhqdq zmm10, zmm4, zmm5	// x1.store
vmovdqu64 xmmword ptr [rsi+608], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+680], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+752], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+824], zmm9, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+896], xmm10	// x1.store
vextracti64x2 xmmword ptr [rsi+968], zmm10, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+1040], zmm10, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+1112], zmm10, 3	// x1.store
vpunpcklqdq zmm9, zmm6, zmm7	// x1.store
vpunpckhqdq zmm10, zmm6, zmm7	// x1.store
vmovdqu64 xmmword ptr [rsi+624], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+696], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+768], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+840], zmm9, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+912], xmm10	// x1.store
vextracti64x2 xmmword ptr [rsi+984], zmm10, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+1056], zmm10, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+1128], zmm10, 3	// x1.store
vpunpcklqdq zmm9, zmm7, zmm8	// x1.store
vpunpckhqdq zmm10, zmm7, zmm8	// x1.store
vmovdqu64 xmmword ptr [rsi+632], xmm9	// x1.store
vextracti64x2 xmmword ptr [rsi+704], zmm9, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+776], zmm9, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+848], zmm9, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+920], xmm10	// x1.store
vextracti64x2 xmmword ptr [rsi+992], zmm10, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+1064], zmm10, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+1136], zmm10, 3	// x1.store
vmovdqu64 zmm16, zmmword ptr [rdi+1920]	// u1.row0
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
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6528]	// u1.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6592]	// u1.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6656]	// u1.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6720]	// u1.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6784]	// u1.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6848]	// u1.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6912]	// u1.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6976]	// u1.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+7040]	// u1.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+7104]	// u1.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7168]	// u1.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7232]	// u1.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6528]	// u1.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6592]	// u1.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6656]	// u1.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6720]	// u1.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6784]	// u1.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6848]	// u1.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6912]	// u1.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6976]	// u1.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+7040]	// u1.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+7104]	// u1.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7168]	// u1.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7232]	// u1.row0
vpxorq zmm14, zmm14, zmm14	// u1.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// u1.reduce0
vpaddq zmm0, zmm0, zmm31	// u1.reduce0
vpsrlq zmm0, zmm0, 52	// u1.reduce0
vpaddq zmm1, zmm1, zmm0	// u1.reduce0
vmovdqu64 zmm16, zmmword ptr [rdi+1984]	// u1.row1
vpxorq zmm13, zmm13, zmm13	// u1.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6528]	// u1.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6592]	// u1.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6656]	// u1.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6720]	// u1.row1
vpxorq zmm15, zmm15, zmm15	// u1.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// u1.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6784]	// u1.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6848]	// u1.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6912]	// u1.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6976]	// u1.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+7040]	// u1.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7104]	// u1.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7168]	// u1.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7232]	// u1.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6528]	// u1.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6592]	// u1.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6656]	// u1.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6720]	// u1.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6784]	// u1.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6848]	// u1.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6912]	// u1.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6976]	// u1.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+7040]	// u1.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7104]	// u1.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7168]	// u1.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7232]	// u1.row1
vpmadd52luq zmm2, zmm14, zmm27	// u1.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// u1.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// u1.reduce0
vpaddq zmm1, zmm1, zmm15	// u1.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// u1.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// u1.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// u1.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// u1.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// u1.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// u1.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// u1.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// u1.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// u1.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// u1.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// u1.reduce0
vpxorq zmm14, zmm14, zmm14	// u1.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// u1.reduce1
vpaddq zmm1, zmm1, zmm31	// u1.reduce1
vpsrlq zmm1, zmm1, 52	// u1.reduce1
vpaddq zmm2, zmm2, zmm1	// u1.reduce1
vmovdqu64 zmm16, zmmword ptr [rdi+2048]	// u1.row2
vpxorq zmm0, zmm0, zmm0	// u1.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6528]	// u1.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6592]	// u1.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6656]	// u1.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6720]	// u1.row2
vpxorq zmm15, zmm15, zmm15	// u1.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// u1.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6784]	// u1.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6848]	// u1.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6912]	// u1.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6976]	// u1.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7040]	// u1.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7104]	// u1.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7168]	// u1.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7232]	// u1.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6528]	// u1.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6592]	// u1.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6656]	// u1.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6720]	// u1.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6784]	// u1.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6848]	// u1.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6912]	// u1.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6976]	// u1.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7040]	// u1.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7104]	// u1.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7168]	// u1.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7232]	// u1.row2
vpmadd52luq zmm3, zmm14, zmm27	// u1.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// u1.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// u1.reduce1
vpaddq zmm2, zmm2, zmm15	// u1.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// u1.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// u1.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// u1.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// u1.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// u1.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// u1.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// u1.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// u1.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// u1.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// u1.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// u1.reduce1
vpxorq zmm14, zmm14, zmm14	// u1.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// u1.reduce2
vpaddq zmm2, zmm2, zmm31	// u1.reduce2
vpsrlq zmm2, zmm2, 52	// u1.reduce2
vpaddq zmm3, zmm3, zmm2	// u1.reduce2
vmovdqu64 zmm16, zmmword ptr [rdi+2112]	// u1.row3
vpxorq zmm1, zmm1, zmm1	// u1.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6528]	// u1.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6592]	// u1.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6656]	// u1.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6720]	// u1.row3
vpxorq zmm15, zmm15, zmm15	// u1.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// u1.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6784]	// u1.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6848]	// u1.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6912]	// u1.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6976]	// u1.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7040]	// u1.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7104]	// u1.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7168]	// u1.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7232]	// u1.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6528]	// u1.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6592]	// u1.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6656]	// u1.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6720]	// u1.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6784]	// u1.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6848]	// u1.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6912]	// u1.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6976]	// u1.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7040]	// u1.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7104]	// u1.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7168]	// u1.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7232]	// u1.row3
vpmadd52luq zmm4, zmm14, zmm27	// u1.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// u1.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// u1.reduce2
vpaddq zmm3, zmm3, zmm15	// u1.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// u1.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// u1.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// u1.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// u1.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// u1.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// u1.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// u1.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// u1.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// u1.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// u1.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// u1.reduce2
vpxorq zmm14, zmm14, zmm14	// u1.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// u1.reduce3
vpaddq zmm3, zmm3, zmm31	// u1.reduce3
vpsrlq zmm3, zmm3, 52	// u1.reduce3
vpaddq zmm4, zmm4, zmm3	// u1.reduce3
vmovdqu64 zmm16, zmmword ptr [rdi+2176]	// u1.row4
vpxorq zmm2, zmm2, zmm2	// u1.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6528]	// u1.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6592]	// u1.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6656]	// u1.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6720]	// u1.row4
vpxorq zmm15, zmm15, zmm15	// u1.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// u1.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6784]	// u1.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6848]	// u1.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6912]	// u1.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6976]	// u1.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7040]	// u1.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7104]	// u1.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7168]	// u1.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7232]	// u1.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6528]	// u1.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6592]	// u1.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6656]	// u1.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6720]	// u1.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6784]	// u1.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6848]	// u1.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6912]	// u1.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6976]	// u1.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7040]	// u1.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7104]	// u1.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7168]	// u1.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7232]	// u1.row4
vpmadd52luq zmm5, zmm14, zmm27	// u1.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// u1.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// u1.reduce3
vpaddq zmm4, zmm4, zmm15	// u1.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// u1.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// u1.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// u1.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// u1.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// u1.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// u1.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// u1.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// u1.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// u1.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// u1.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// u1.reduce3
vpxorq zmm14, zmm14, zmm14	// u1.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// u1.reduce4
vpaddq zmm4, zmm4, zmm31	// u1.reduce4
vpsrlq zmm4, zmm4, 52	// u1.reduce4
vpaddq zmm5, zmm5, zmm4	// u1.reduce4
vmovdqu64 zmm16, zmmword ptr [rdi+2240]	// u1.row5
vpxorq zmm3, zmm3, zmm3	// u1.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6528]	// u1.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6592]	// u1.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6656]	// u1.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6720]	// u1.row5
vpxorq zmm15, zmm15, zmm15	// u1.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// u1.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6784]	// u1.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6848]	// u1.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6912]	// u1.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6976]	// u1.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7040]	// u1.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7104]	// u1.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7168]	// u1.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7232]	// u1.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6528]	// u1.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6592]	// u1.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6656]	// u1.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6720]	// u1.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6784]	// u1.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6848]	// u1.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6912]	// u1.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6976]	// u1.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7040]	// u1.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7104]	// u1.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7168]	// u1.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7232]	// u1.row5
vpmadd52luq zmm6, zmm14, zmm27	// u1.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// u1.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// u1.reduce4
vpaddq zmm5, zmm5, zmm15	// u1.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// u1.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// u1.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// u1.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// u1.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// u1.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// u1.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// u1.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// u1.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// u1.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// u1.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// u1.reduce4
vpxorq zmm14, zmm14, zmm14	// u1.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// u1.reduce5
vpaddq zmm5, zmm5, zmm31	// u1.reduce5
vpsrlq zmm5, zmm5, 52	// u1.reduce5
vpaddq zmm6, zmm6, zmm5	// u1.reduce5
vmovdqu64 zmm16, zmmword ptr [rdi+2304]	// u1.row6
vpxorq zmm4, zmm4, zmm4	// u1.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6528]	// u1.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6592]	// u1.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6656]	// u1.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6720]	// u1.row6
vpxorq zmm15, zmm15, zmm15	// u1.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// u1.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6784]	// u1.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6848]	// u1.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6912]	// u1.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6976]	// u1.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7040]	// u1.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7104]	// u1.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7168]	// u1.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7232]	// u1.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6528]	// u1.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6592]	// u1.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6656]	// u1.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6720]	// u1.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6784]	// u1.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6848]	// u1.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6912]	// u1.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6976]	// u1.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7040]	// u1.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7104]	// u1.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7168]	// u1.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7232]	// u1.row6
vpmadd52luq zmm7, zmm14, zmm27	// u1.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// u1.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// u1.reduce5
vpaddq zmm6, zmm6, zmm15	// u1.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// u1.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// u1.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// u1.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// u1.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// u1.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// u1.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// u1.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// u1.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// u1.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// u1.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// u1.reduce5
vpxorq zmm14, zmm14, zmm14	// u1.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// u1.reduce6
vpaddq zmm6, zmm6, zmm31	// u1.reduce6
vpsrlq zmm6, zmm6, 52	// u1.reduce6
vpaddq zmm7, zmm7, zmm6	// u1.reduce6
vmovdqu64 zmm16, zmmword ptr [rdi+2368]	// u1.row7
vpxorq zmm5, zmm5, zmm5	// u1.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6528]	// u1.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6592]	// u1.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6656]	// u1.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6720]	// u1.row7
vpxorq zmm15, zmm15, zmm15	// u1.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// u1.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6784]	// u1.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6848]	// u1.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6912]	// u1.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6976]	// u1.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7040]	// u1.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7104]	// u1.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7168]	// u1.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7232]	// u1.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6528]	// u1.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6592]	// u1.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6656]	// u1.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6720]	// u1.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6784]	// u1.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6848]	// u1.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6912]	// u1.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6976]	// u1.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7040]	// u1.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7104]	// u1.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7168]	// u1.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7232]	// u1.row7
vpmadd52luq zmm8, zmm14, zmm27	// u1.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// u1.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// u1.reduce6
vpaddq zmm7, zmm7, zmm15	// u1.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// u1.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// u1.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// u1.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// u1.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// u1.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// u1.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// u1.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// u1.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// u1.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// u1.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// u1.reduce6
vpxorq zmm14, zmm14, zmm14	// u1.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// u1.reduce7
vpaddq zmm7, zmm7, zmm31	// u1.reduce7
vpsrlq zmm7, zmm7, 52	// u1.reduce7
vpaddq zmm8, zmm8, zmm7	// u1.reduce7
vmovdqu64 zmm16, zmmword ptr [rdi+2432]	// u1.row8
vpxorq zmm6, zmm6, zmm6	// u1.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6528]	// u1.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6592]	// u1.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6656]	// u1.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6720]	// u1.row8
vpxorq zmm15, zmm15, zmm15	// u1.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// u1.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6784]	// u1.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6848]	// u1.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6912]	// u1.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6976]	// u1.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7040]	// u1.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7104]	// u1.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7168]	// u1.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7232]	// u1.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6528]	// u1.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6592]	// u1.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6656]	// u1.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6720]	// u1.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6784]	// u1.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6848]	// u1.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6912]	// u1.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6976]	// u1.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7040]	// u1.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7104]	// u1.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7168]	// u1.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7232]	// u1.row8
vpmadd52luq zmm9, zmm14, zmm27	// u1.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// u1.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// u1.reduce7
vpaddq zmm8, zmm8, zmm15	// u1.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// u1.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// u1.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// u1.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// u1.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// u1.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// u1.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// u1.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// u1.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// u1.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// u1.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// u1.reduce7
vpxorq zmm14, zmm14, zmm14	// u1.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// u1.reduce8
vpaddq zmm8, zmm8, zmm31	// u1.reduce8
vpsrlq zmm8, zmm8, 52	// u1.reduce8
vpaddq zmm9, zmm9, zmm8	// u1.reduce8
vmovdqu64 zmm16, zmmword ptr [rdi+2496]	// u1.row9
vpxorq zmm7, zmm7, zmm7	// u1.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6528]	// u1.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6592]	// u1.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6656]	// u1.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6720]	// u1.row9
vpxorq zmm15, zmm15, zmm15	// u1.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// u1.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6784]	// u1.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6848]	// u1.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6912]	// u1.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6976]	// u1.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7040]	// u1.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7104]	// u1.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7168]	// u1.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7232]	// u1.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6528]	// u1.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6592]	// u1.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6656]	// u1.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6720]	// u1.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6784]	// u1.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6848]	// u1.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6912]	// u1.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6976]	// u1.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7040]	// u1.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7104]	// u1.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7168]	// u1.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7232]	// u1.row9
vpmadd52luq zmm10, zmm14, zmm27	// u1.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// u1.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// u1.reduce8
vpaddq zmm9, zmm9, zmm15	// u1.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// u1.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// u1.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// u1.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// u1.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// u1.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// u1.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// u1.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// u1.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// u1.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// u1.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// u1.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// u1.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// u1.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// u1.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// u1.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// u1.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// u1.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// u1.reduce8
vpxorq zmm14, zmm14, zmm14	// u1.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// u1.reduce9
vpaddq zmm9, zmm9, zmm31	// u1.reduce9
vpsrlq zmm9, zmm9, 52	// u1.reduce9
vpaddq zmm10, zmm10, zmm9	// u1.reduce9
vmovdqu64 zmm16, zmmword ptr [rdi+2560]	// u1.row10
vpxorq zmm8, zmm8, zmm8	// u1.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6528]	// u1.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6592]	// u1.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6656]	// u1.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6720]	// u1.row10
vpxorq zmm15, zmm15, zmm15	// u1.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// u1.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6784]	// u1.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6848]	// u1.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6912]	// u1.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6976]	// u1.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7040]	// u1.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7104]	// u1.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7168]	// u1.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+7232]	// u1.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6528]	// u1.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6592]	// u1.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6656]	// u1.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6720]	// u1.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6784]	// u1.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6848]	// u1.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6912]	// u1.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6976]	// u1.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7040]	// u1.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7104]	// u1.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7168]	// u1.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+7232]	// u1.row10
vpmadd52luq zmm11, zmm14, zmm27	// u1.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// u1.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// u1.reduce9
vpaddq zmm10, zmm10, zmm15	// u1.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// u1.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// u1.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// u1.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// u1.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// u1.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// u1.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// u1.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// u1.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// u1.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// u1.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// u1.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// u1.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// u1.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// u1.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// u1.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// u1.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// u1.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// u1.reduce9
vpxorq zmm14, zmm14, zmm14	// u1.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// u1.reduce10
vpaddq zmm10, zmm10, zmm31	// u1.reduce10
vpsrlq zmm10, zmm10, 52	// u1.reduce10
vpaddq zmm11, zmm11, zmm10	// u1.reduce10
vmovdqu64 zmm16, zmmword ptr [rdi+2624]	// u1.row11
vpxorq zmm9, zmm9, zmm9	// u1.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6528]	// u1.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6592]	// u1.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6656]	// u1.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6720]	// u1.row11
vpxorq zmm15, zmm15, zmm15	// u1.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// u1.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6784]	// u1.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6848]	// u1.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6912]	// u1.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6976]	// u1.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7040]	// u1.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7104]	// u1.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+7168]	// u1.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+7232]	// u1.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6528]	// u1.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6592]	// u1.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6656]	// u1.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6720]	// u1.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6784]	// u1.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6848]	// u1.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6912]	// u1.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6976]	// u1.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7040]	// u1.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7104]	// u1.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+7168]	// u1.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+7232]	// u1.row11
vpmadd52luq zmm12, zmm14, zmm27	// u1.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// u1.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// u1.reduce10
vpaddq zmm11, zmm11, zmm15	// u1.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// u1.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// u1.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// u1.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// u1.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// u1.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// u1.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// u1.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// u1.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// u1.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// u1.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// u1.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// u1.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// u1.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// u1.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// u1.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// u1.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// u1.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// u1.reduce10
vpxorq zmm14, zmm14, zmm14	// u1.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// u1.reduce11
vpaddq zmm11, zmm11, zmm31	// u1.reduce11
vpsrlq zmm11, zmm11, 52	// u1.reduce11
vpaddq zmm12, zmm12, zmm11	// u1.reduce11
vpxorq zmm15, zmm15, zmm15	// u1.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// u1.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// u1.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// u1.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// u1.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// u1.reduce11
vpaddq zmm12, zmm12, zmm15	// u1.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// u1.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// u1.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// u1.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// u1.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// u1.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// u1.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// u1.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// u1.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// u1.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// u1.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// u1.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// u1.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// u1.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// u1.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// u1.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// u1.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// u1.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// u1.reduce11
vpsrlq zmm14, zmm12, 52	// u1.carry
vpaddq zmm13, zmm13, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm12	// u1.carry
vpsrlq zmm14, zmm13, 52	// u1.carry
vpaddq zmm0, zmm0, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1984], zmm13	// u1.carry
vpsrlq zmm14, zmm0, 52	// u1.carry
vpaddq zmm1, zmm1, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2048], zmm0	// u1.carry
vpsrlq zmm14, zmm1, 52	// u1.carry
vpaddq zmm2, zmm2, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2112], zmm1	// u1.carry
vpsrlq zmm14, zmm2, 52	// u1.carry
vpaddq zmm3, zmm3, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2176], zmm2	// u1.carry
vpsrlq zmm14, zmm3, 52	// u1.carry
vpaddq zmm4, zmm4, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2240], zmm3	// u1.carry
vpsrlq zmm14, zmm4, 52	// u1.carry
vpaddq zmm5, zmm5, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm4	// u1.carry
vpsrlq zmm14, zmm5, 52	// u1.carry
vpaddq zmm6, zmm6, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm5	// u1.carry
vpsrlq zmm14, zmm6, 52	// u1.carry
vpaddq zmm7, zmm7, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2432], zmm6	// u1.carry
vpsrlq zmm14, zmm7, 52	// u1.carry
vpaddq zmm8, zmm8, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2496], zmm7	// u1.carry
vpsrlq zmm14, zmm8, 52	// u1.carry
vpaddq zmm9, zmm9, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+2560], zmm8	// u1.carry
vmovdqu64 zmmword ptr [rdi+2624], zmm9	// u1.carry
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
