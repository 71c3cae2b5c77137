// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_2` [Mon85, Mon87], 2 words and 3 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 3), or 0 for zero, and
//   p = inverse y / 2^(52 3), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 3136 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 192,
//   2^52 - 1 at 256, 1 at 320, orders of lanes at 384, p at 576, spare at 960, first at 1344, x at
//   1728, others at 2112, total at 2688. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 547 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
mov rax, rcx	// begin
shr rcx, 1	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 384	// begin
add rdx, r9	// begin
imul r9, rax, 256	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 256	// place
lea r8, [rdi+1344]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 384	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 1	// place
cmp r10, 1	// place
jnz 4f	// place
cmp rax, 1	// again
jnz 6f	// again
lea r8, [rdi+1344]	// again
6:
vmovdqu64 zmm2, zmmword ptr [rsi-256]	// again.x0.load
vmovdqu64 zmm3, zmmword ptr [rsi-192]	// again.x0.load
vpunpcklqdq zmm0, zmm2, zmm3	// again.x0.load
vpunpckhqdq zmm1, zmm2, zmm3	// again.x0.load
vporq zmm2, zmm0, zmm1	// again.x0.limbs
vptestnmq k1, zmm2, zmm2	// again.x0.limbs
vmovdqa64 zmm3, zmmword ptr [rdi+320]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm3	// again.x0.limbs
vmovdqa64 zmm2, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+1728], zmm2	// again.x0.limbs
vpshrdq zmm2, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+1792], zmm2	// again.x0.limbs
vpsrlq zmm2, zmm1, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+1856], zmm2	// again.x0.limbs
vmovdqu64 zmm2, zmmword ptr [rsi-128]	// again.x1.load
vmovdqu64 zmm3, zmmword ptr [rsi-64]	// again.x1.load
vpunpcklqdq zmm0, zmm2, zmm3	// again.x1.load
vpunpckhqdq zmm1, zmm2, zmm3	// again.x1.load
vporq zmm2, zmm0, zmm1	// again.x1.limbs
vptestnmq k2, zmm2, zmm2	// again.x1.limbs
vmovdqa64 zmm3, zmmword ptr [rdi+320]	// again.x1.limbs
vporq zmm0{k2}, zmm0, zmm3	// again.x1.limbs
vmovdqa64 zmm2, zmm0	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+1920], zmm2	// again.x1.limbs
vpshrdq zmm2, zmm0, zmm1, 52	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+1984], zmm2	// again.x1.limbs
vpsrlq zmm2, zmm1, 40	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2048], zmm2	// again.x1.limbs
vmovdqu64 zmm14, zmmword ptr [r8+0]	// again.p.row0
vpxorq zmm0, zmm0, zmm0	// again.p.row0
vpxorq zmm1, zmm1, zmm1	// again.p.row0
vpxorq zmm2, zmm2, zmm2	// again.p.row0
vpxorq zmm3, zmm3, zmm3	// again.p.row0
vmovdqu64 zmm15, zmmword ptr [r8+192]	// again.p.row0
vpxorq zmm5, zmm5, zmm5	// again.p.row0
vpxorq zmm6, zmm6, zmm6	// again.p.row0
vpxorq zmm7, zmm7, zmm7	// again.p.row0
vpxorq zmm8, zmm8, zmm8	// again.p.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1728]	// again.p.row0
vpmadd52luq zmm5, zmm15, zmmword ptr [rdi+1920]	// again.p.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1792]	// again.p.row0
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1984]	// again.p.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1856]	// again.p.row0
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+2048]	// again.p.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1728]	// again.p.row0
vpmadd52huq zmm6, zmm15, zmmword ptr [rdi+1920]	// again.p.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1792]	// again.p.row0
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1984]	// again.p.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1856]	// again.p.row0
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+2048]	// again.p.row0
vpxorq zmm10, zmm10, zmm10	// again.p.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// again.p.reduce0
vpxorq zmm11, zmm11, zmm11	// again.p.reduce0
vpmadd52luq zmm11, zmm5, zmm30	// again.p.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p.reduce0
vpsrlq zmm0, zmm0, 52	// again.p.reduce0
vpaddq zmm5, zmm5, zmm31	// again.p.reduce0
vpsrlq zmm5, zmm5, 52	// again.p.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p.reduce0
vpaddq zmm6, zmm6, zmm5	// again.p.reduce0
vmovdqu64 zmm14, zmmword ptr [r8+64]	// again.p.row1
vpxorq zmm4, zmm4, zmm4	// again.p.row1
vmovdqu64 zmm15, zmmword ptr [r8+256]	// again.p.row1
vpxorq zmm9, zmm9, zmm9	// again.p.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1728]	// again.p.row1
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1920]	// again.p.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1792]	// again.p.row1
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1984]	// again.p.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1856]	// again.p.row1
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+2048]	// again.p.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1728]	// again.p.row1
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1920]	// again.p.row1
vpxorq zmm12, zmm12, zmm12	// again.p.reduce0
vpmadd52huq zmm12, zmm10, zmm29	// again.p.reduce0
vpxorq zmm13, zmm13, zmm13	// again.p.reduce0
vpmadd52huq zmm13, zmm11, zmm29	// again.p.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// again.p.reduce0
vpmadd52luq zmm6, zmm11, zmm28	// again.p.reduce0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1792]	// again.p.row1
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1984]	// again.p.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1856]	// again.p.row1
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+2048]	// again.p.row1
vpmadd52luq zmm2, zmm10, zmm27	// again.p.reduce0
vpmadd52luq zmm7, zmm11, zmm27	// again.p.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// again.p.reduce0
vpmadd52huq zmm7, zmm11, zmm28	// again.p.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// again.p.reduce0
vpmadd52huq zmm8, zmm11, zmm27	// again.p.reduce0
vpaddq zmm1, zmm1, zmm12	// again.p.reduce0
vpaddq zmm6, zmm6, zmm13	// again.p.reduce0
vpxorq zmm10, zmm10, zmm10	// again.p.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// again.p.reduce1
vpxorq zmm11, zmm11, zmm11	// again.p.reduce1
vpmadd52luq zmm11, zmm6, zmm30	// again.p.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p.reduce1
vpsrlq zmm1, zmm1, 52	// again.p.reduce1
vpaddq zmm6, zmm6, zmm31	// again.p.reduce1
vpsrlq zmm6, zmm6, 52	// again.p.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p.reduce1
vpaddq zmm7, zmm7, zmm6	// again.p.reduce1
vmovdqu64 zmm14, zmmword ptr [r8+128]	// again.p.row2
vpxorq zmm0, zmm0, zmm0	// again.p.row2
vmovdqu64 zmm15, zmmword ptr [r8+320]	// again.p.row2
vpxorq zmm5, zmm5, zmm5	// again.p.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1728]	// again.p.row2
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1920]	// again.p.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1792]	// again.p.row2
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+1984]	// again.p.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1856]	// again.p.row2
vpmadd52luq zmm9, zmm15, zmmword ptr [rdi+2048]	// again.p.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1728]	// again.p.row2
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1920]	// again.p.row2
vpxorq zmm12, zmm12, zmm12	// again.p.reduce1
vpmadd52huq zmm12, zmm10, zmm29	// again.p.reduce1
vpxorq zmm13, zmm13, zmm13	// again.p.reduce1
vpmadd52huq zmm13, zmm11, zmm29	// again.p.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// again.p.reduce1
vpmadd52luq zmm7, zmm11, zmm28	// again.p.reduce1
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1792]	// again.p.row2
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+1984]	// again.p.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1856]	// again.p.row2
vpmadd52huq zmm5, zmm15, zmmword ptr [rdi+2048]	// again.p.row2
vpmadd52luq zmm3, zmm10, zmm27	// again.p.reduce1
vpmadd52luq zmm8, zmm11, zmm27	// again.p.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// again.p.reduce1
vpmadd52huq zmm8, zmm11, zmm28	// again.p.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// again.p.reduce1
vpmadd52huq zmm9, zmm11, zmm27	// again.p.reduce1
vpaddq zmm2, zmm2, zmm12	// again.p.reduce1
vpaddq zmm7, zmm7, zmm13	// again.p.reduce1
vpxorq zmm10, zmm10, zmm10	// again.p.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// again.p.reduce2
vpxorq zmm11, zmm11, zmm11	// again.p.reduce2
vpmadd52luq zmm11, zmm7, zmm30	// again.p.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p.reduce2
vpsrlq zmm2, zmm2, 52	// again.p.reduce2
vpaddq zmm7, zmm7, zmm31	// again.p.reduce2
vpsrlq zmm7, zmm7, 52	// again.p.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p.reduce2
vpaddq zmm8, zmm8, zmm7	// again.p.reduce2
vpxorq zmm12, zmm12, zmm12	// again.p.reduce2
vpmadd52huq zmm12, zmm10, zmm29	// again.p.reduce2
vpxorq zmm13, zmm13, zmm13	// again.p.reduce2
vpmadd52huq zmm13, zmm11, zmm29	// again.p.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// again.p.reduce2
vpmadd52luq zmm8, zmm11, zmm28	// again.p.reduce2
vpmadd52luq zmm4, zmm10, zmm27	// again.p.reduce2
vpmadd52luq zmm9, zmm11, zmm27	// again.p.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// again.p.reduce2
vpmadd52huq zmm9, zmm11, zmm28	// again.p.reduce2
vpmadd52huq zmm0, zmm10, zmm27	// again.p.reduce2
vpmadd52huq zmm5, zmm11, zmm27	// again.p.reduce2
vpaddq zmm3, zmm3, zmm12	// again.p.reduce2
vpaddq zmm8, zmm8, zmm13	// again.p.reduce2
vpsrlq zmm10, zmm3, 52	// again.p.carry
vpaddq zmm4, zmm4, zmm10	// again.p.carry
vmovdqu64 zmmword ptr [rdi+960], zmm3	// again.p.carry
vpsrlq zmm11, zmm8, 52	// again.p.carry
vpaddq zmm9, zmm9, zmm11	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm8	// again.p.carry
vpsrlq zmm10, zmm4, 52	// again.p.carry
vpaddq zmm0, zmm0, zmm10	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1024], zmm4	// again.p.carry
vpsrlq zmm11, zmm9, 52	// again.p.carry
vpaddq zmm5, zmm5, zmm11	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm9	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm0	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm5	// again.p.carry
lea r8, [rdi+960]	// again
add rdx, 384	// again
4:
vmovdqu64 zmm2, zmmword ptr [rsi+0]	// x0.load
vmovdqu64 zmm3, zmmword ptr [rsi+64]	// x0.load
vpunpcklqdq zmm0, zmm2, zmm3	// x0.load
vpunpckhqdq zmm1, zmm2, zmm3	// x0.load
vporq zmm2, zmm0, zmm1	// x0.limbs
vptestnmq k1, zmm2, zmm2	// x0.limbs
vmovdqa64 zmm3, zmmword ptr [rdi+320]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm3	// x0.limbs
vmovdqa64 zmm2, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+1728], zmm2	// x0.limbs
vpshrdq zmm2, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+1792], zmm2	// x0.limbs
vpsrlq zmm2, zmm1, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+1856], zmm2	// x0.limbs
vmovdqu64 zmm2, zmmword ptr [rsi+128]	// x1.load
vmovdqu64 zmm3, zmmword ptr [rsi+192]	// x1.load
vpunpcklqdq zmm0, zmm2, zmm3	// x1.load
vpunpckhqdq zmm1, zmm2, zmm3	// x1.load
vporq zmm2, zmm0, zmm1	// x1.limbs
vptestnmq k2, zmm2, zmm2	// x1.limbs
vmovdqa64 zmm3, zmmword ptr [rdi+320]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm3	// x1.limbs
vmovdqa64 zmm2, zmm0	// x1.limbs
vmovdqa64 zmmword ptr [rdi+1920], zmm2	// x1.limbs
vpshrdq zmm2, zmm0, zmm1, 52	// x1.limbs
vmovdqa64 zmmword ptr [rdi+1984], zmm2	// x1.limbs
vpsrlq zmm2, zmm1, 40	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2048], zmm2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm14, zmmword ptr [rdi+576]	// u0.row0
vpxorq zmm0, zmm0, zmm0	// u0.row0
vpxorq zmm1, zmm1, zmm1	// u0.row0
vpxorq zmm2, zmm2, zmm2	// u0.row0
vpxorq zmm3, zmm3, zmm3	// u0.row0
vmovdqu64 zmm15, zmmword ptr [rdi+576]	// u0.row0
vpxorq zmm5, zmm5, zmm5	// u0.row0
vpxorq zmm6, zmm6, zmm6	// u0.row0
vpxorq zmm7, zmm7, zmm7	// u0.row0
vpxorq zmm8, zmm8, zmm8	// u0.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [r8+0]	// u0.row0
vpmadd52luq zmm5, zmm15, zmmword ptr [rdi+1728]	// u0.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [r8+64]	// u0.row0
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1792]	// u0.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+128]	// u0.row0
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1856]	// u0.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [r8+0]	// u0.row0
vpmadd52huq zmm6, zmm15, zmmword ptr [rdi+1728]	// u0.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [r8+64]	// u0.row0
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1792]	// u0.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+128]	// u0.row0
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1856]	// u0.row0
vpxorq zmm10, zmm10, zmm10	// u0.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// u0.reduce0
vpxorq zmm11, zmm11, zmm11	// u0.reduce0
vpmadd52luq zmm11, zmm5, zmm30	// u0.reduce0
vpaddq zmm0, zmm0, zmm31	// u0.reduce0
vpsrlq zmm0, zmm0, 52	// u0.reduce0
vpaddq zmm5, zmm5, zmm31	// u0.reduce0
vpsrlq zmm5, zmm5, 52	// u0.reduce0
vpaddq zmm1, zmm1, zmm0	// u0.reduce0
vpaddq zmm6, zmm6, zmm5	// u0.reduce0
vmovdqu64 zmm14, zmmword ptr [rdi+640]	// u0.row1
vpxorq zmm4, zmm4, zmm4	// u0.row1
vmovdqu64 zmm15, zmmword ptr [rdi+640]	// u0.row1
vpxorq zmm9, zmm9, zmm9	// u0.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [r8+0]	// u0.row1
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1728]	// u0.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+64]	// u0.row1
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1792]	// u0.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [r8+128]	// u0.row1
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+1856]	// u0.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [r8+0]	// u0.row1
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1728]	// u0.row1
vpxorq zmm12, zmm12, zmm12	// u0.reduce0
vpmadd52huq zmm12, zmm10, zmm29	// u0.reduce0
vpxorq zmm13, zmm13, zmm13	// u0.reduce0
vpmadd52huq zmm13, zmm11, zmm29	// u0.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// u0.reduce0
vpmadd52luq zmm6, zmm11, zmm28	// u0.reduce0
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+64]	// u0.row1
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1792]	// u0.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [r8+128]	// u0.row1
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+1856]	// u0.row1
vpmadd52luq zmm2, zmm10, zmm27	// u0.reduce0
vpmadd52luq zmm7, zmm11, zmm27	// u0.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// u0.reduce0
vpmadd52huq zmm7, zmm11, zmm28	// u0.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// u0.reduce0
vpmadd52huq zmm8, zmm11, zmm27	// u0.reduce0
vpaddq zmm1, zmm1, zmm12	// u0.reduce0
vpaddq zmm6, zmm6, zmm13	// u0.reduce0
vpxorq zmm10, zmm10, zmm10	// u0.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// u0.reduce1
vpxorq zmm11, zmm11, zmm11	// u0.reduce1
vpmadd52luq zmm11, zmm6, zmm30	// u0.reduce1
vpaddq zmm1, zmm1, zmm31	// u0.reduce1
vpsrlq zmm1, zmm1, 52	// u0.reduce1
vpaddq zmm6, zmm6, zmm31	// u0.reduce1
vpsrlq zmm6, zmm6, 52	// u0.reduce1
vpaddq zmm2, zmm2, zmm1	// u0.reduce1
vpaddq zmm7, zmm7, zmm6	// u0.reduce1
vmovdqu64 zmm14, zmmword ptr [rdi+704]	// u0.row2
vpxorq zmm0, zmm0, zmm0	// u0.row2
vmovdqu64 zmm15, zmmword ptr [rdi+704]	// u0.row2
vpxorq zmm5, zmm5, zmm5	// u0.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+0]	// u0.row2
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1728]	// u0.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [r8+64]	// u0.row2
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+1792]	// u0.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [r8+128]	// u0.row2
vpmadd52luq zmm9, zmm15, zmmword ptr [rdi+1856]	// u0.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+0]	// u0.row2
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1728]	// u0.row2
vpxorq zmm12, zmm12, zmm12	// u0.reduce1
vpmadd52huq zmm12, zmm10, zmm29	// u0.reduce1
vpxorq zmm13, zmm13, zmm13	// u0.reduce1
vpmadd52huq zmm13, zmm11, zmm29	// u0.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// u0.reduce1
vpmadd52luq zmm7, zmm11, zmm28	// u0.reduce1
vpmadd52huq zmm4, zmm14, zmmword ptr [r8+64]	// u0.row2
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+1792]	// u0.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [r8+128]	// u0.row2
vpmadd52huq zmm5, zmm15, zmmword ptr [rdi+1856]	// u0.row2
vpmadd52luq zmm3, zmm10, zmm27	// u0.reduce1
vpmadd52luq zmm8, zmm11, zmm27	// u0.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// u0.reduce1
vpmadd52huq zmm8, zmm11, zmm28	// u0.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// u0.reduce1
vpmadd52huq zmm9, zmm11, zmm27	// u0.reduce1
vpaddq zmm2, zmm2, zmm12	// u0.reduce1
vpaddq zmm7, zmm7, zmm13	// u0.reduce1
vpxorq zmm10, zmm10, zmm10	// u0.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// u0.reduce2
vpxorq zmm11, zmm11, zmm11	// u0.reduce2
vpmadd52luq zmm11, zmm7, zmm30	// u0.reduce2
vpaddq zmm2, zmm2, zmm31	// u0.reduce2
vpsrlq zmm2, zmm2, 52	// u0.reduce2
vpaddq zmm7, zmm7, zmm31	// u0.reduce2
vpsrlq zmm7, zmm7, 52	// u0.reduce2
vpaddq zmm3, zmm3, zmm2	// u0.reduce2
vpaddq zmm8, zmm8, zmm7	// u0.reduce2
vpxorq zmm12, zmm12, zmm12	// u0.reduce2
vpmadd52huq zmm12, zmm10, zmm29	// u0.reduce2
vpxorq zmm13, zmm13, zmm13	// u0.reduce2
vpmadd52huq zmm13, zmm11, zmm29	// u0.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// u0.reduce2
vpmadd52luq zmm8, zmm11, zmm28	// u0.reduce2
vpmadd52luq zmm4, zmm10, zmm27	// u0.reduce2
vpmadd52luq zmm9, zmm11, zmm27	// u0.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// u0.reduce2
vpmadd52huq zmm9, zmm11, zmm28	// u0.reduce2
vpmadd52huq zmm0, zmm10, zmm27	// u0.reduce2
vpmadd52huq zmm5, zmm11, zmm27	// u0.reduce2
vpaddq zmm3, zmm3, zmm12	// u0.reduce2
vpaddq zmm8, zmm8, zmm13	// u0.reduce2
vpsrlq zmm10, zmm8, 52	// u0.carry
vpaddq zmm9, zmm9, zmm10	// u0.carry
vmovdqu64 zmmword ptr [rdi+576], zmm8	// u0.carry
vpsrlq zmm10, zmm9, 52	// u0.carry
vpaddq zmm5, zmm5, zmm10	// u0.carry
vmovdqu64 zmmword ptr [rdi+640], zmm9	// u0.carry
vmovdqu64 zmmword ptr [rdi+704], zmm5	// u0.carry
vpsubq zmm1, zmm3, zmm29	// x0.canonical
vpsubq zmm2, zmm4, zmm28	// x0.canonical
vpsubq zmm5, zmm0, zmm27	// x0.canonical
vpsraq zmm6, zmm1, 52	// x0.canonical
vpaddq zmm2, zmm2, zmm6	// x0.canonical
vpsrlq zmm6, zmm3, 52	// x0.canonical
vpaddq zmm4, zmm4, zmm6	// x0.canonical
vpsraq zmm6, zmm2, 52	// x0.canonical
vpaddq zmm5, zmm5, zmm6	// x0.canonical
vpsrlq zmm6, zmm4, 52	// x0.canonical
vpaddq zmm0, zmm0, zmm6	// x0.canonical
vpmovq2m k3, zmm5	// x0.canonical
vmovdqa64 zmm1{k3}, zmm3	// x0.canonical
vmovdqa64 zmm2{k3}, zmm4	// x0.canonical
vmovdqa64 zmm5{k3}, zmm0	// x0.canonical
vpsllq zmm4, zmm1, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm4, zmm2, 12	// x0.canonical
vpsllq zmm4, zmm2, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm4, zmm5, 24	// x0.canonical
vpunpcklqdq zmm1, zmm0, zmm3	// x0.store
vpunpckhqdq zmm2, zmm0, zmm3	// x0.store
vmovdqu64 zmmword ptr [rsi+0], zmm1	// x0.store
vmovdqu64 zmmword ptr [rsi+64], zmm2	// x0.store
vmovdqu64 zmm14, zmmword ptr [rdi+768]	// u1.row0
vpxorq zmm0, zmm0, zmm0	// u1.row0
vpxorq zmm1, zmm1, zmm1	// u1.row0
vpxorq zmm2, zmm2, zmm2	// u1.row0
vpxorq zmm3, zmm3, zmm3	// u1.row0
vmovdqu64 zmm15, zmmword ptr [rdi+768]	// u1.row0
vpxorq zmm5, zmm5, zmm5	// u1.row0
vpxorq zmm6, zmm6, zmm6	// u1.row0
vpxorq zmm7, zmm7, zmm7	// u1.row0
vpxorq zmm8, zmm8, zmm8	// u1.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [r8+192]	// u1.row0
vpmadd52luq zmm5, zmm15, zmmword ptr [rdi+1920]	// u1.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [r8+256]	// u1.row0
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1984]	// u1.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+320]	// u1.row0
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+2048]	// u1.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [r8+192]	// u1.row0
vpmadd52huq zmm6, zmm15, zmmword ptr [rdi+1920]	// u1.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [r8+256]	// u1.row0
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1984]	// u1.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+320]	// u1.row0
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+2048]	// u1.row0
vpxorq zmm10, zmm10, zmm10	// u1.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// u1.reduce0
vpxorq zmm11, zmm11, zmm11	// u1.reduce0
vpmadd52luq zmm11, zmm5, zmm30	// u1.reduce0
vpaddq zmm0, zmm0, zmm31	// u1.reduce0
vpsrlq zmm0, zmm0, 52	// u1.reduce0
vpaddq zmm5, zmm5, zmm31	// u1.reduce0
vpsrlq zmm5, zmm5, 52	// u1.reduce0
vpaddq zmm1, zmm1, zmm0	// u1.reduce0
vpaddq zmm6, zmm6, zmm5	// u1.reduce0
vmovdqu64 zmm14, zmmword ptr [rdi+832]	// u1.row1
vpxorq zmm4, zmm4, zmm4	// u1.row1
vmovdqu64 zmm15, zmmword ptr [rdi+832]	// u1.row1
vpxorq zmm9, zmm9, zmm9	// u1.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [r8+192]	// u1.row1
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1920]	// u1.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+256]	// u1.row1
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1984]	// u1.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [r8+320]	// u1.row1
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+2048]	// u1.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [r8+192]	// u1.row1
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1920]	// u1.row1
vpxorq zmm12, zmm12, zmm12	// u1.reduce0
vpmadd52huq zmm12, zmm10, zmm29	// u1.reduce0
vpxorq zmm13, zmm13, zmm13	// u1.reduce0
vpmadd52huq zmm13, zmm11, zmm29	// u1.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// u1.reduce0
vpmadd52luq zmm6, zmm11, zmm28	// u1.reduce0
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+256]	// u1.row1
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1984]	// u1.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [r8+320]	// u1.row1
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+2048]	// u1.row1
vpmadd52luq zmm2, zmm10, zmm27	// u1.reduce0
vpmadd52luq zmm7, zmm11, zmm27	// u1.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// u1.reduce0
vpmadd52huq zmm7, zmm11, zmm28	// u1.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// u1.reduce0
vpmadd52huq zmm8, zmm11, zmm27	// u1.reduce0
vpaddq zmm1, zmm1, zmm12	// u1.reduce0
vpaddq zmm6, zmm6, zmm13	// u1.reduce0
vpxorq zmm10, zmm10, zmm10	// u1.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// u1.reduce1
vpxorq zmm11, zmm11, zmm11	// u1.reduce1
vpmadd52luq zmm11, zmm6, zmm30	// u1.reduce1
vpaddq zmm1, zmm1, zmm31	// u1.reduce1
vpsrlq zmm1, zmm1, 52	// u1.reduce1
vpaddq zmm6, zmm6, zmm31	// u1.reduce1
vpsrlq zmm6, zmm6, 52	// u1.reduce1
vpaddq zmm2, zmm2, zmm1	// u1.reduce1
vpaddq zmm7, zmm7, zmm6	// u1.reduce1
vmovdqu64 zmm14, zmmword ptr [rdi+896]	// u1.row2
vpxorq zmm0, zmm0, zmm0	// u1.row2
vmovdqu64 zmm15, zmmword ptr [rdi+896]	// u1.row2
vpxorq zmm5, zmm5, zmm5	// u1.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+192]	// u1.row2
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1920]	// u1.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [r8+256]	// u1.row2
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+1984]	// u1.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [r8+320]	// u1.row2
vpmadd52luq zmm9, zmm15, zmmword ptr [rdi+2048]	// u1.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+192]	// u1.row2
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1920]	// u1.row2
vpxorq zmm12, zmm12, zmm12	// u1.reduce1
vpmadd52huq zmm12, zmm10, zmm29	// u1.reduce1
vpxorq zmm13, zmm13, zmm13	// u1.reduce1
vpmadd52huq zmm13, zmm11, zmm29	// u1.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// u1.reduce1
vpmadd52luq zmm7, zmm11, zmm28	// u1.reduce1
vpmadd52huq zmm4, zmm14, zmmword ptr [r8+256]	// u1.row2
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+1984]	// u1.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [r8+320]	// u1.row2
vpmadd52huq zmm5, zmm15, zmmword ptr [rdi+2048]	// u1.row2
vpmadd52luq zmm3, zmm10, zmm27	// u1.reduce1
vpmadd52luq zmm8, zmm11, zmm27	// u1.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// u1.reduce1
vpmadd52huq zmm8, zmm11, zmm28	// u1.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// u1.reduce1
vpmadd52huq zmm9, zmm11, zmm27	// u1.reduce1
vpaddq zmm2, zmm2, zmm12	// u1.reduce1
vpaddq zmm7, zmm7, zmm13	// u1.reduce1
vpxorq zmm10, zmm10, zmm10	// u1.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// u1.reduce2
vpxorq zmm11, zmm11, zmm11	// u1.reduce2
vpmadd52luq zmm11, zmm7, zmm30	// u1.reduce2
vpaddq zmm2, zmm2, zmm31	// u1.reduce2
vpsrlq zmm2, zmm2, 52	// u1.reduce2
vpaddq zmm7, zmm7, zmm31	// u1.reduce2
vpsrlq zmm7, zmm7, 52	// u1.reduce2
vpaddq zmm3, zmm3, zmm2	// u1.reduce2
vpaddq zmm8, zmm8, zmm7	// u1.reduce2
vpxorq zmm12, zmm12, zmm12	// u1.reduce2
vpmadd52huq zmm12, zmm10, zmm29	// u1.reduce2
vpxorq zmm13, zmm13, zmm13	// u1.reduce2
vpmadd52huq zmm13, zmm11, zmm29	// u1.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// u1.reduce2
vpmadd52luq zmm8, zmm11, zmm28	// u1.reduce2
vpmadd52luq zmm4, zmm10, zmm27	// u1.reduce2
vpmadd52luq zmm9, zmm11, zmm27	// u1.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// u1.reduce2
vpmadd52huq zmm9, zmm11, zmm28	// u1.reduce2
vpmadd52huq zmm0, zmm10, zmm27	// u1.reduce2
vpmadd52huq zmm5, zmm11, zmm27	// u1.reduce2
vpaddq zmm3, zmm3, zmm12	// u1.reduce2
vpaddq zmm8, zmm8, zmm13	// u1.reduce2
vpsrlq zmm10, zmm8, 52	// u1.carry
vpaddq zmm9, zmm9, zmm10	// u1.carry
vmovdqu64 zmmword ptr [rdi+768], zmm8	// u1.carry
vpsrlq zmm10, zmm9, 52	// u1.carry
vpaddq zmm5, zmm5, zmm10	// u1.carry
vmovdqu64 zmmword ptr [rdi+832], zmm9	// u1.carry
vmovdqu64 zmmword ptr [rdi+896], zmm5	// u1.carry
vpsubq zmm1, zmm3, zmm29	// x1.canonical
vpsubq zmm2, zmm4, zmm28	// x1.canonical
vpsubq zmm5, zmm0, zmm27	// x1.canonical
vpsraq zmm6, zmm1, 52	// x1.canonical
vpaddq zmm2, zmm2, zmm6	// x1.canonical
vpsrlq zmm6, zmm3, 52	// x1.canonical
vpaddq zmm4, zmm4, zmm6	// x1.canonical
vpsraq zmm6, zmm2, 52	// x1.canonical
vpaddq zmm5, zmm5, zmm6	// x1.canonical
vpsrlq zmm6, zmm4, 52	// x1.canonical
vpaddq zmm0, zmm0, zmm6	// x1.canonical
vpmovq2m k3, zmm5	// x1.canonical
vmovdqa64 zmm1{k3}, zmm3	// x1.canonical
vmovdqa64 zmm2{k3}, zmm4	// x1.canonical
vmovdqa64 zmm5{k3}, zmm0	// x1.canonical
vpsllq zmm4, zmm1, 12	// x1.canonical
vpshrdq zmm0{k2}{z}, zmm4, zmm2, 12	// x1.canonical
vpsllq zmm4, zmm2, 12	// x1.canonical
vpshrdq zmm3{k2}{z}, zmm4, zmm5, 24	// x1.canonical
vpunpcklqdq zmm1, zmm0, zmm3	// x1.store
vpunpckhqdq zmm2, zmm0, zmm3	// x1.store
vmovdqu64 zmmword ptr [rsi+128], zmm1	// x1.store
vmovdqu64 zmmword ptr [rsi+192], zmm2	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
