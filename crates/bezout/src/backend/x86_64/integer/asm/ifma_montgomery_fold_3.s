// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 3 words and 4 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_3` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 4032 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 256,
//   2^52 - 1 at 320, 1 at 384, orders of lanes at 448, p at 640, spare at 1152, first at 1664, x at
//   2176, others at 2688, total at 3456. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 169 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
lea rdx, [rdi+896]	// begin
lea rcx, [rdi+448]	// begin
lea r9, [rdi+2688]	// begin
lea rsi, [rdi+640]	// begin
lea rax, [rdi+3456]	// begin
.p2align 5
2:
vmovdqu64 zmm8, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpmadd52luq zmm0, zmm8, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm8, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm8, zmmword ptr [rsi+128]	// row0
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+192]	// row0
vpmadd52huq zmm1, zmm8, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm8, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+192]	// row0
vpxorq zmm6, zmm6, zmm6	// reduce0
vpmadd52luq zmm6, zmm0, zmm30	// reduce0
vpaddq zmm0, zmm0, zmm31	// reduce0
vpsrlq zmm0, zmm0, 52	// reduce0
vpaddq zmm1, zmm1, zmm0	// reduce0
vmovdqu64 zmm8, zmmword ptr [rdx+64]	// row1
vpxorq zmm5, zmm5, zmm5	// row1
vpmadd52luq zmm1, zmm8, zmmword ptr [rsi+0]	// row1
vpmadd52luq zmm2, zmm8, zmmword ptr [rsi+64]	// row1
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+128]	// row1
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi+192]	// row1
vpxorq zmm7, zmm7, zmm7	// reduce0
vpmadd52huq zmm7, zmm6, zmm29	// reduce0
vpmadd52luq zmm1, zmm6, zmm28	// reduce0
vpmadd52huq zmm2, zmm8, zmmword ptr [rsi+0]	// row1
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi+64]	// row1
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+128]	// row1
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi+192]	// row1
vpmadd52luq zmm2, zmm6, zmm27	// reduce0
vpmadd52luq zmm3, zmm6, zmm26	// reduce0
vpmadd52huq zmm2, zmm6, zmm28	// reduce0
vpaddq zmm1, zmm1, zmm7	// reduce0
vpmadd52huq zmm3, zmm6, zmm27	// reduce0
vpmadd52huq zmm4, zmm6, zmm26	// reduce0
vpxorq zmm6, zmm6, zmm6	// reduce1
vpmadd52luq zmm6, zmm1, zmm30	// reduce1
vpaddq zmm1, zmm1, zmm31	// reduce1
vpsrlq zmm1, zmm1, 52	// reduce1
vpaddq zmm2, zmm2, zmm1	// reduce1
vmovdqu64 zmm8, zmmword ptr [rdx+128]	// row2
vpxorq zmm0, zmm0, zmm0	// row2
vpmadd52luq zmm2, zmm8, zmmword ptr [rsi+0]	// row2
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+64]	// row2
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi+128]	// row2
vpmadd52luq zmm5, zmm8, zmmword ptr [rsi+192]	// row2
vpxorq zmm7, zmm7, zmm7	// reduce1
vpmadd52huq zmm7, zmm6, zmm29	// reduce1
vpmadd52luq zmm2, zmm6, zmm28	// reduce1
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi+0]	// row2
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+64]	// row2
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi+128]	// row2
vpmadd52huq zmm0, zmm8, zmmword ptr [rsi+192]	// row2
vpmadd52luq zmm3, zmm6, zmm27	// reduce1
vpmadd52luq zmm4, zmm6, zmm26	// reduce1
vpmadd52huq zmm3, zmm6, zmm28	// reduce1
vpaddq zmm2, zmm2, zmm7	// reduce1
vpmadd52huq zmm4, zmm6, zmm27	// reduce1
vpmadd52huq zmm5, zmm6, zmm26	// reduce1
vpxorq zmm6, zmm6, zmm6	// reduce2
vpmadd52luq zmm6, zmm2, zmm30	// reduce2
vpaddq zmm2, zmm2, zmm31	// reduce2
vpsrlq zmm2, zmm2, 52	// reduce2
vpaddq zmm3, zmm3, zmm2	// reduce2
vmovdqu64 zmm8, zmmword ptr [rdx+192]	// row3
vpxorq zmm1, zmm1, zmm1	// row3
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+0]	// row3
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi+64]	// row3
vpmadd52luq zmm5, zmm8, zmmword ptr [rsi+128]	// row3
vpmadd52luq zmm0, zmm8, zmmword ptr [rsi+192]	// row3
vpxorq zmm7, zmm7, zmm7	// reduce2
vpmadd52huq zmm7, zmm6, zmm29	// reduce2
vpmadd52luq zmm3, zmm6, zmm28	// reduce2
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+0]	// row3
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi+64]	// row3
vpmadd52huq zmm0, zmm8, zmmword ptr [rsi+128]	// row3
vpmadd52huq zmm1, zmm8, zmmword ptr [rsi+192]	// row3
vpmadd52luq zmm4, zmm6, zmm27	// reduce2
vpmadd52luq zmm5, zmm6, zmm26	// reduce2
vpmadd52huq zmm4, zmm6, zmm28	// reduce2
vpaddq zmm3, zmm3, zmm7	// reduce2
vpmadd52huq zmm5, zmm6, zmm27	// reduce2
vpmadd52huq zmm0, zmm6, zmm26	// reduce2
vpxorq zmm6, zmm6, zmm6	// reduce3
vpmadd52luq zmm6, zmm3, zmm30	// reduce3
vpaddq zmm3, zmm3, zmm31	// reduce3
vpsrlq zmm3, zmm3, 52	// reduce3
vpaddq zmm4, zmm4, zmm3	// reduce3
vpxorq zmm7, zmm7, zmm7	// reduce3
vpmadd52huq zmm7, zmm6, zmm29	// reduce3
vpmadd52luq zmm4, zmm6, zmm28	// reduce3
vpmadd52luq zmm5, zmm6, zmm27	// reduce3
vpmadd52luq zmm0, zmm6, zmm26	// reduce3
vpmadd52huq zmm5, zmm6, zmm28	// reduce3
vpaddq zmm4, zmm4, zmm7	// reduce3
vpmadd52huq zmm0, zmm6, zmm27	// reduce3
vpmadd52huq zmm1, zmm6, zmm26	// reduce3
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm6, zmm4, 52	// carry
vpaddq zmm5, zmm5, zmm6	// carry
vpsrlq zmm6, zmm5, 52	// carry
vpaddq zmm0, zmm0, zmm6	// carry
vpsrlq zmm6, zmm0, 52	// carry
vpaddq zmm1, zmm1, zmm6	// carry
vmovdqa64 zmm2, zmmword ptr [rcx+0]	// order
vmovdqa64 zmmword ptr [rdi+2176], zmm4	// order
vpermq zmm4, zmm2, zmm4	// order
vmovdqa64 zmmword ptr [r9+0], zmm4	// order
vmovdqa64 zmmword ptr [rdi+2240], zmm5	// order
vpermq zmm5, zmm2, zmm5	// order
vmovdqa64 zmmword ptr [r9+64], zmm5	// order
vmovdqa64 zmmword ptr [rdi+2304], zmm0	// order
vpermq zmm0, zmm2, zmm0	// order
vmovdqa64 zmmword ptr [r9+128], zmm0	// order
vmovdqa64 zmmword ptr [rdi+2368], zmm1	// order
vpermq zmm1, zmm2, zmm1	// order
vmovdqa64 zmmword ptr [r9+192], zmm1	// order
lea rsi, [rdi+2176]	// loop
mov rdx, r9	// loop
add r9, 256	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm2, zmm4, zmm29	// total
vpsubq zmm3, zmm5, zmm28	// total
vpsubq zmm6, zmm0, zmm27	// total
vpsubq zmm7, zmm1, zmm26	// total
vpsraq zmm8, zmm2, 52	// total
vpaddq zmm3, zmm3, zmm8	// total
vpsrlq zmm8, zmm4, 52	// total
vpaddq zmm5, zmm5, zmm8	// total
vpsraq zmm8, zmm3, 52	// total
vpaddq zmm6, zmm6, zmm8	// total
vpsrlq zmm8, zmm5, 52	// total
vpaddq zmm0, zmm0, zmm8	// total
vpsraq zmm8, zmm6, 52	// total
vpaddq zmm7, zmm7, zmm8	// total
vpsrlq zmm8, zmm0, 52	// total
vpaddq zmm1, zmm1, zmm8	// total
vpmovq2m k3, zmm7	// total
vmovdqa64 zmm2{k3}, zmm4	// total
vmovdqa64 zmm3{k3}, zmm5	// total
vmovdqa64 zmm6{k3}, zmm0	// total
vmovdqa64 zmm7{k3}, zmm1	// total
vpsllq zmm5, zmm2, 12	// total
vpshrdq zmm0, zmm5, zmm3, 12	// total
vpsllq zmm5, zmm3, 12	// total
vpshrdq zmm1, zmm5, zmm6, 24	// total
vpsllq zmm5, zmm6, 12	// total
vpshrdq zmm4, zmm5, zmm7, 36	// total
vmovdqa64 zmmword ptr [rdi+3456], zmm0	// total
vmovdqa64 zmmword ptr [rdi+3520], zmm1	// total
vmovdqa64 zmmword ptr [rdi+3584], zmm4	// total
vzeroupper	// leave
ret	// leave
