// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 2 words and 3 limbs of 52 bits.
//   p = p y / 2^(52 3) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 2 words for each step; rdx = kept products, 384 bytes for each step but the
//   first, the second, the fourth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 3136 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 192,
//   2^52 - 1 at 256, 1 at 320, orders of lanes at 384, p at 576, spare at 960, first at 1344, x at
//   1728, others at 2112, total at 2688. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 204 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+576]	// first
vmovdqa64 zmmword ptr [rdi+1344], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+640]	// first
vmovdqa64 zmmword ptr [rdi+1408], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+704]	// first
vmovdqa64 zmmword ptr [rdi+1472], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+768]	// first
vmovdqa64 zmmword ptr [rdi+1536], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+832]	// first
vmovdqa64 zmmword ptr [rdi+1600], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+896]	// first
vmovdqa64 zmmword ptr [rdi+1664], zmm0	// first
lea r8, [rdi+1344]	// first
xor eax, eax	// first
.p2align 5
2:
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
add rax, 1	// place
lea r9, [rdi+576]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+960]	// place
mov r10, rax	// place
and r10, 1	// place
cmp r10, 1	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 384	// place
4:
vmovdqu64 zmm14, zmmword ptr [r8+0]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vmovdqu64 zmm15, zmmword ptr [r8+192]	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1728]	// p.row0
vpmadd52luq zmm5, zmm15, zmmword ptr [rdi+1920]	// p.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1792]	// p.row0
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1984]	// p.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1856]	// p.row0
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+2048]	// p.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1728]	// p.row0
vpmadd52huq zmm6, zmm15, zmmword ptr [rdi+1920]	// p.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1792]	// p.row0
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1984]	// p.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1856]	// p.row0
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+2048]	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// p.reduce0
vpxorq zmm11, zmm11, zmm11	// p.reduce0
vpmadd52luq zmm11, zmm5, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm5, zmm5, zmm31	// p.reduce0
vpsrlq zmm5, zmm5, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vpaddq zmm6, zmm6, zmm5	// p.reduce0
vmovdqu64 zmm14, zmmword ptr [r8+64]	// p.row1
vpxorq zmm4, zmm4, zmm4	// p.row1
vmovdqu64 zmm15, zmmword ptr [r8+256]	// p.row1
vpxorq zmm9, zmm9, zmm9	// p.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1728]	// p.row1
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1920]	// p.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1792]	// p.row1
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1984]	// p.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1856]	// p.row1
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+2048]	// p.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1728]	// p.row1
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1920]	// p.row1
vpxorq zmm12, zmm12, zmm12	// p.reduce0
vpmadd52huq zmm12, zmm10, zmm29	// p.reduce0
vpxorq zmm13, zmm13, zmm13	// p.reduce0
vpmadd52huq zmm13, zmm11, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// p.reduce0
vpmadd52luq zmm6, zmm11, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1792]	// p.row1
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1984]	// p.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1856]	// p.row1
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+2048]	// p.row1
vpmadd52luq zmm2, zmm10, zmm27	// p.reduce0
vpmadd52luq zmm7, zmm11, zmm27	// p.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// p.reduce0
vpmadd52huq zmm7, zmm11, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// p.reduce0
vpmadd52huq zmm8, zmm11, zmm27	// p.reduce0
vpaddq zmm1, zmm1, zmm12	// p.reduce0
vpaddq zmm6, zmm6, zmm13	// p.reduce0
vpxorq zmm10, zmm10, zmm10	// p.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// p.reduce1
vpxorq zmm11, zmm11, zmm11	// p.reduce1
vpmadd52luq zmm11, zmm6, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm6, zmm6, zmm31	// p.reduce1
vpsrlq zmm6, zmm6, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vpaddq zmm7, zmm7, zmm6	// p.reduce1
vmovdqu64 zmm14, zmmword ptr [r8+128]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vmovdqu64 zmm15, zmmword ptr [r8+320]	// p.row2
vpxorq zmm5, zmm5, zmm5	// p.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1728]	// p.row2
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1920]	// p.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1792]	// p.row2
vpmadd52luq zmm8, zmm15, zmmword ptr [rdi+1984]	// p.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1856]	// p.row2
vpmadd52luq zmm9, zmm15, zmmword ptr [rdi+2048]	// p.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1728]	// p.row2
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1920]	// p.row2
vpxorq zmm12, zmm12, zmm12	// p.reduce1
vpmadd52huq zmm12, zmm10, zmm29	// p.reduce1
vpxorq zmm13, zmm13, zmm13	// p.reduce1
vpmadd52huq zmm13, zmm11, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// p.reduce1
vpmadd52luq zmm7, zmm11, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1792]	// p.row2
vpmadd52huq zmm9, zmm15, zmmword ptr [rdi+1984]	// p.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1856]	// p.row2
vpmadd52huq zmm5, zmm15, zmmword ptr [rdi+2048]	// p.row2
vpmadd52luq zmm3, zmm10, zmm27	// p.reduce1
vpmadd52luq zmm8, zmm11, zmm27	// p.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// p.reduce1
vpmadd52huq zmm8, zmm11, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// p.reduce1
vpmadd52huq zmm9, zmm11, zmm27	// p.reduce1
vpaddq zmm2, zmm2, zmm12	// p.reduce1
vpaddq zmm7, zmm7, zmm13	// p.reduce1
vpxorq zmm10, zmm10, zmm10	// p.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// p.reduce2
vpxorq zmm11, zmm11, zmm11	// p.reduce2
vpmadd52luq zmm11, zmm7, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm7, zmm7, zmm31	// p.reduce2
vpsrlq zmm7, zmm7, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vpaddq zmm8, zmm8, zmm7	// p.reduce2
vpxorq zmm12, zmm12, zmm12	// p.reduce2
vpmadd52huq zmm12, zmm10, zmm29	// p.reduce2
vpxorq zmm13, zmm13, zmm13	// p.reduce2
vpmadd52huq zmm13, zmm11, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// p.reduce2
vpmadd52luq zmm8, zmm11, zmm28	// p.reduce2
vpmadd52luq zmm4, zmm10, zmm27	// p.reduce2
vpmadd52luq zmm9, zmm11, zmm27	// p.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// p.reduce2
vpmadd52huq zmm9, zmm11, zmm28	// p.reduce2
vpmadd52huq zmm0, zmm10, zmm27	// p.reduce2
vpmadd52huq zmm5, zmm11, zmm27	// p.reduce2
vpaddq zmm3, zmm3, zmm12	// p.reduce2
vpaddq zmm8, zmm8, zmm13	// p.reduce2
vpsrlq zmm10, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm10	// p.carry
vmovdqu64 zmmword ptr [r9+0], zmm3	// p.carry
vpsrlq zmm11, zmm8, 52	// p.carry
vpaddq zmm9, zmm9, zmm11	// p.carry
vmovdqu64 zmmword ptr [r9+192], zmm8	// p.carry
vpsrlq zmm10, zmm4, 52	// p.carry
vpaddq zmm0, zmm0, zmm10	// p.carry
vmovdqu64 zmmword ptr [r9+64], zmm4	// p.carry
vpsrlq zmm11, zmm9, 52	// p.carry
vpaddq zmm5, zmm5, zmm11	// p.carry
vmovdqu64 zmmword ptr [r9+256], zmm9	// p.carry
vmovdqu64 zmmword ptr [r9+128], zmm0	// p.carry
vmovdqu64 zmmword ptr [r9+320], zmm5	// p.carry
mov r8, r9	// loop
add rsi, 256	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
