// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 2 words and 3 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_2` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 3136 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 192,
//   2^52 - 1 at 256, 1 at 320, orders of lanes at 384, p at 576, spare at 960, first at 1344, x at
//   1728, others at 2112, total at 2688. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 117 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
lea rdx, [rdi+768]	// begin
lea rcx, [rdi+384]	// begin
lea r9, [rdi+2112]	// begin
lea rsi, [rdi+576]	// begin
lea rax, [rdi+2688]	// begin
.p2align 5
2:
vmovdqu64 zmm7, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpmadd52luq zmm0, zmm7, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm7, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm7, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm1, zmm7, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm7, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm7, zmmword ptr [rsi+128]	// row0
vpxorq zmm5, zmm5, zmm5	// reduce0
vpmadd52luq zmm5, zmm0, zmm30	// reduce0
vpaddq zmm0, zmm0, zmm31	// reduce0
vpsrlq zmm0, zmm0, 52	// reduce0
vpaddq zmm1, zmm1, zmm0	// reduce0
vmovdqu64 zmm7, zmmword ptr [rdx+64]	// row1
vpxorq zmm4, zmm4, zmm4	// row1
vpmadd52luq zmm1, zmm7, zmmword ptr [rsi+0]	// row1
vpmadd52luq zmm2, zmm7, zmmword ptr [rsi+64]	// row1
vpmadd52luq zmm3, zmm7, zmmword ptr [rsi+128]	// row1
vpmadd52huq zmm2, zmm7, zmmword ptr [rsi+0]	// row1
vpxorq zmm6, zmm6, zmm6	// reduce0
vpmadd52huq zmm6, zmm5, zmm29	// reduce0
vpmadd52luq zmm1, zmm5, zmm28	// reduce0
vpmadd52huq zmm3, zmm7, zmmword ptr [rsi+64]	// row1
vpmadd52huq zmm4, zmm7, zmmword ptr [rsi+128]	// row1
vpmadd52luq zmm2, zmm5, zmm27	// reduce0
vpmadd52huq zmm2, zmm5, zmm28	// reduce0
vpmadd52huq zmm3, zmm5, zmm27	// reduce0
vpaddq zmm1, zmm1, zmm6	// reduce0
vpxorq zmm5, zmm5, zmm5	// reduce1
vpmadd52luq zmm5, zmm1, zmm30	// reduce1
vpaddq zmm1, zmm1, zmm31	// reduce1
vpsrlq zmm1, zmm1, 52	// reduce1
vpaddq zmm2, zmm2, zmm1	// reduce1
vmovdqu64 zmm7, zmmword ptr [rdx+128]	// row2
vpxorq zmm0, zmm0, zmm0	// row2
vpmadd52luq zmm2, zmm7, zmmword ptr [rsi+0]	// row2
vpmadd52luq zmm3, zmm7, zmmword ptr [rsi+64]	// row2
vpmadd52luq zmm4, zmm7, zmmword ptr [rsi+128]	// row2
vpmadd52huq zmm3, zmm7, zmmword ptr [rsi+0]	// row2
vpxorq zmm6, zmm6, zmm6	// reduce1
vpmadd52huq zmm6, zmm5, zmm29	// reduce1
vpmadd52luq zmm2, zmm5, zmm28	// reduce1
vpmadd52huq zmm4, zmm7, zmmword ptr [rsi+64]	// row2
vpmadd52huq zmm0, zmm7, zmmword ptr [rsi+128]	// row2
vpmadd52luq zmm3, zmm5, zmm27	// reduce1
vpmadd52huq zmm3, zmm5, zmm28	// reduce1
vpmadd52huq zmm4, zmm5, zmm27	// reduce1
vpaddq zmm2, zmm2, zmm6	// reduce1
vpxorq zmm5, zmm5, zmm5	// reduce2
vpmadd52luq zmm5, zmm2, zmm30	// reduce2
vpaddq zmm2, zmm2, zmm31	// reduce2
vpsrlq zmm2, zmm2, 52	// reduce2
vpaddq zmm3, zmm3, zmm2	// reduce2
vpxorq zmm6, zmm6, zmm6	// reduce2
vpmadd52huq zmm6, zmm5, zmm29	// reduce2
vpmadd52luq zmm3, zmm5, zmm28	// reduce2
vpmadd52luq zmm4, zmm5, zmm27	// reduce2
vpmadd52huq zmm4, zmm5, zmm28	// reduce2
vpmadd52huq zmm0, zmm5, zmm27	// reduce2
vpaddq zmm3, zmm3, zmm6	// reduce2
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm5, zmm3, 52	// carry
vpaddq zmm4, zmm4, zmm5	// carry
vpsrlq zmm5, zmm4, 52	// carry
vpaddq zmm0, zmm0, zmm5	// carry
vmovdqa64 zmm1, zmmword ptr [rcx+0]	// order
vmovdqa64 zmmword ptr [rdi+1728], zmm3	// order
vpermq zmm3, zmm1, zmm3	// order
vmovdqa64 zmmword ptr [r9+0], zmm3	// order
vmovdqa64 zmmword ptr [rdi+1792], zmm4	// order
vpermq zmm4, zmm1, zmm4	// order
vmovdqa64 zmmword ptr [r9+64], zmm4	// order
vmovdqa64 zmmword ptr [rdi+1856], zmm0	// order
vpermq zmm0, zmm1, zmm0	// order
vmovdqa64 zmmword ptr [r9+128], zmm0	// order
lea rsi, [rdi+1728]	// loop
mov rdx, r9	// loop
add r9, 192	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm1, zmm3, zmm29	// total
vpsubq zmm2, zmm4, zmm28	// total
vpsubq zmm5, zmm0, zmm27	// total
vpsraq zmm6, zmm1, 52	// total
vpaddq zmm2, zmm2, zmm6	// total
vpsrlq zmm6, zmm3, 52	// total
vpaddq zmm4, zmm4, zmm6	// total
vpsraq zmm6, zmm2, 52	// total
vpaddq zmm5, zmm5, zmm6	// total
vpsrlq zmm6, zmm4, 52	// total
vpaddq zmm0, zmm0, zmm6	// total
vpmovq2m k3, zmm5	// total
vmovdqa64 zmm1{k3}, zmm3	// total
vmovdqa64 zmm2{k3}, zmm4	// total
vmovdqa64 zmm5{k3}, zmm0	// total
vpsllq zmm4, zmm1, 12	// total
vpshrdq zmm0, zmm4, zmm2, 12	// total
vpsllq zmm4, zmm2, 12	// total
vpshrdq zmm3, zmm4, zmm5, 24	// total
vmovdqa64 zmmword ptr [rdi+2688], zmm0	// total
vmovdqa64 zmmword ptr [rdi+2752], zmm3	// total
vzeroupper	// leave
ret	// leave
