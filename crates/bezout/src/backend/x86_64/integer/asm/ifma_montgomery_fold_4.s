// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 4 words and 5 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_4` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 320,
//   2^52 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 229 instructions.
.macro reduce r0, r1
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm9, zmmword ptr [rdx+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm9, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm9, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm9, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm9, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm7, zmm29
vpmadd52luq zmm\r0, zmm7, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4
vpmadd52luq zmm\r0, zmm9, zmmword ptr [rsi+256]
vpmadd52huq zmm\r1, zmm9, zmmword ptr [rsi+0]
vpmadd52huq zmm\r2, zmm9, zmmword ptr [rsi+64]
vpmadd52huq zmm\r3, zmm9, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm9, zmmword ptr [rsi+192]
vpmadd52huq zmm\r4, zmm9, zmmword ptr [rsi+256]
.endm
.macro reduce_3 r0, r1, r2, r3, r4
vpmadd52luq zmm\r0, zmm7, zmm27
vpmadd52luq zmm\r1, zmm7, zmm26
vpmadd52luq zmm\r2, zmm7, zmm25
vpaddq zmm\r3, zmm\r3, zmm8
vpmadd52huq zmm\r0, zmm7, zmm28
vpmadd52huq zmm\r1, zmm7, zmm27
vpmadd52huq zmm\r2, zmm7, zmm26
vpmadd52huq zmm\r4, zmm7, zmm25
.endm
.macro reduce_4 r0, r1, r2, r3, r4
vpaddq zmm\r0, zmm\r0, zmm\r1
vpsrlq zmm\r2, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm\r2
.endm
.macro reduce_5 r0, r1, d2, r3, r4, r5, r6, r7
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7
.endm
.macro order d0, r1
vmovdqa64 zmmword ptr [rdi+2624+\d0], zmm\r1
vpermq zmm\r1, zmm3, zmm\r1
vmovdqa64 zmmword ptr [r9+\d0], zmm\r1
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
lea rdx, [rdi+1024]	// begin
lea rcx, [rdi+512]	// begin
lea r9, [rdi+3264]	// begin
lea rsi, [rdi+704]	// begin
lea rax, [rdi+4224]	// begin
.p2align 5
2:
vmovdqu64 zmm9, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpxorq zmm5, zmm5, zmm5	// row0
vpmadd52luq zmm0, zmm9, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm9, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm9, zmmword ptr [rsi+128]	// row0
vpmadd52luq zmm3, zmm9, zmmword ptr [rsi+192]	// row0
vpmadd52luq zmm4, zmm9, zmmword ptr [rsi+256]	// row0
vpmadd52huq zmm1, zmm9, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm9, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm9, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm4, zmm9, zmmword ptr [rsi+192]	// row0
vpmadd52huq zmm5, zmm9, zmmword ptr [rsi+256]	// row0
reduce_5 0, 1, 0, 6, 2, 3, 4, 5	// reduce0
reduce_5 1, 2, 64, 0, 3, 4, 5, 6	// reduce1
reduce_5 2, 3, 128, 1, 4, 5, 6, 0	// reduce2
reduce_5 3, 4, 192, 2, 5, 6, 0, 1	// reduce3
vpxorq zmm7, zmm7, zmm7	// reduce4
vpmadd52luq zmm7, zmm4, zmm30	// reduce4
reduce_4 4, 31, 4, 4, 5	// reduce4
vpxorq zmm8, zmm8, zmm8	// reduce4
vpmadd52huq zmm8, zmm7, zmm29	// reduce4
vpmadd52luq zmm5, zmm7, zmm28	// reduce4
vpmadd52luq zmm6, zmm7, zmm27	// reduce4
vpmadd52luq zmm0, zmm7, zmm26	// reduce4
vpmadd52luq zmm1, zmm7, zmm25	// reduce4
vpaddq zmm5, zmm5, zmm8	// reduce4
vpmadd52huq zmm6, zmm7, zmm28	// reduce4
vpmadd52huq zmm0, zmm7, zmm27	// reduce4
vpmadd52huq zmm1, zmm7, zmm26	// reduce4
vpmadd52huq zmm2, zmm7, zmm25	// reduce4
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm7, zmm5, 52	// carry
reduce_4 6, 7, 7, 6, 0	// carry
vpsrlq zmm7, zmm0, 52	// carry
reduce_4 1, 7, 7, 1, 2	// carry
vmovdqa64 zmm3, zmmword ptr [rcx+0]	// order
order 0, 5	// order
order 64, 6	// order
order 128, 0	// order
order 192, 1	// order
order 256, 2	// order
lea rsi, [rdi+2624]	// loop
mov rdx, r9	// loop
add r9, 320	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm3, zmm5, zmm29	// total
vpsubq zmm4, zmm6, zmm28	// total
vpsubq zmm7, zmm0, zmm27	// total
vpsubq zmm8, zmm1, zmm26	// total
vpsubq zmm9, zmm2, zmm25	// total
vpsraq zmm10, zmm3, 52	// total
reduce_4 4, 10, 10, 5, 6	// total
vpsraq zmm10, zmm4, 52	// total
reduce_4 7, 10, 10, 6, 0	// total
vpsraq zmm10, zmm7, 52	// total
reduce_4 8, 10, 10, 0, 1	// total
vpsraq zmm10, zmm8, 52	// total
reduce_4 9, 10, 10, 1, 2	// total
vpmovq2m k3, zmm9	// total
vmovdqa64 zmm3{k3}, zmm5	// total
vmovdqa64 zmm4{k3}, zmm6	// total
vmovdqa64 zmm7{k3}, zmm0	// total
vmovdqa64 zmm8{k3}, zmm1	// total
vmovdqa64 zmm9{k3}, zmm2	// total
vpsllq zmm6, zmm3, 12	// total
vpshrdq zmm0, zmm6, zmm4, 12	// total
vpsllq zmm6, zmm4, 12	// total
vpshrdq zmm1, zmm6, zmm7, 24	// total
vpsllq zmm6, zmm7, 12	// total
vpshrdq zmm2, zmm6, zmm8, 36	// total
vpsllq zmm6, zmm8, 12	// total
vpshrdq zmm5, zmm6, zmm9, 48	// total
vmovdqa64 zmmword ptr [rdi+4224], zmm0	// total
vmovdqa64 zmmword ptr [rdi+4288], zmm1	// total
vmovdqa64 zmmword ptr [rdi+4352], zmm2	// total
vmovdqa64 zmmword ptr [rdi+4416], zmm5	// total
vzeroupper	// leave
ret	// leave
.purgem reduce
.purgem row
.purgem reduce_2
.purgem row_2
.purgem reduce_3
.purgem reduce_4
.purgem reduce_5
.purgem order
