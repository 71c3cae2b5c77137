// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m = 2^255 - r [Mon87], 4 words and 5 limbs of 51 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_pseudo_mersenne_unfold_4` needs.
// Bounds: p with limbs below 2^51 + 2^45.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 205 instructions.
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm23, zmmword ptr [rdx+64+\d0]
vpmadd52luq zmm\r1, zmm23, zmm18
vpmadd52luq zmm\r2, zmm23, zmm19
vpmadd52luq zmm\r3, zmm23, zmm20
vpmadd52luq zmm\r4, zmm23, zmm21
vpmadd52luq zmm\r5, zmm23, zmm22
vpmadd52huq zmm\r6, zmm23, zmm18
vpmadd52huq zmm\r7, zmm23, zmm19
vpmadd52huq zmm\r8, zmm23, zmm20
vpmadd52huq zmm\r9, zmm23, zmm21
vpmadd52huq zmm\r10, zmm23, zmm22
.endm
.macro reduce r0, r1, r2, r3, r4, r5, r6, r7
vpaddq zmm\r0, zmm\r0, zmm\r1
vpaddq zmm\r2, zmm\r2, zmm\r3
vpaddq zmm\r4, zmm\r4, zmm\r5
vpaddq zmm\r6, zmm\r6, zmm\r7
.endm
.macro reduce_2 r0, r1, r2, r3
vpsrlq zmm\r0, zmm\r1, 51
vpaddq zmm\r2, zmm\r3, zmm\r0
.endm
.macro row_2 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
.macro order d0, r1
vmovdqa64 zmmword ptr [rdi+2624+\d0], zmm\r1
vpermq zmm\r1, zmm5, zmm\r1
vmovdqa64 zmmword ptr [r9+\d0], zmm\r1
.endm
.macro row_3 r0, r1, r2, r3, r4, r5
vpmadd52luq zmm\r0, zmm\r1, zmm\r2
vpmadd52huq zmm\r3, zmm\r4, zmm\r5
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
lea rdx, [rdi+1024]	// begin
lea rcx, [rdi+512]	// begin
lea r9, [rdi+3264]	// begin
lea rsi, [rdi+704]	// begin
lea rax, [rdi+4224]	// begin
.p2align 5
2:
vmovdqu64 zmm18, zmmword ptr [rsi+0]	// row0
vmovdqu64 zmm19, zmmword ptr [rsi+64]	// row0
vmovdqu64 zmm20, zmmword ptr [rsi+128]	// row0
vmovdqu64 zmm21, zmmword ptr [rsi+192]	// row0
vmovdqu64 zmm22, zmmword ptr [rsi+256]	// row0
row_2 0, 1, 2	// row0
row_2 3, 4, 5	// row0
row_2 6, 7, 8	// row0
row_2 9, 10, 11	// row0
row_2 12, 13, 14	// row0
row_2 15, 16, 17	// row0
vmovdqu64 zmm23, zmmword ptr [rdx+0]	// row0
vpmadd52luq zmm0, zmm23, zmm18	// row0
vpmadd52luq zmm1, zmm23, zmm19	// row0
vpmadd52luq zmm2, zmm23, zmm20	// row0
vpmadd52luq zmm3, zmm23, zmm21	// row0
row_3 4, 23, 22, 9, 23, 18	// row0
vpmadd52huq zmm10, zmm23, zmm19	// row0
vpmadd52huq zmm11, zmm23, zmm20	// row0
vpmadd52huq zmm12, zmm23, zmm21	// row0
vpmadd52huq zmm13, zmm23, zmm22	// row0
row 0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14	// row1
row 64, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15	// row2
row 128, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16	// row3
row 192, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17	// row4
reduce 5, 13, 6, 14, 7, 15, 8, 16	// reduce
reduce 17, 17, 5, 13, 6, 14, 7, 15	// reduce
vpaddq zmm8, zmm8, zmm16	// reduce
reduce_2 24, 5, 6, 6	// reduce
vpandq zmm5, zmm5, zmm31	// reduce
reduce_2 24, 6, 7, 7	// reduce
vpandq zmm6, zmm6, zmm31	// reduce
reduce_2 24, 7, 8, 8	// reduce
vpandq zmm7, zmm7, zmm31	// reduce
reduce_2 24, 8, 17, 17	// reduce
vpandq zmm8, zmm8, zmm31	// reduce
vpxorq zmm25, zmm25, zmm25	// reduce
vpmadd52huq zmm25, zmm17, zmm30	// reduce
row_3 4, 17, 30, 12, 8, 30	// reduce
row_3 3, 8, 30, 11, 7, 30	// reduce
row_3 2, 7, 30, 10, 6, 30	// reduce
row_3 1, 6, 30, 9, 5, 30	// reduce
vpmadd52luq zmm0, zmm5, zmm30	// reduce
row_3 0, 25, 29, 9, 25, 29	// reduce
reduce 1, 9, 1, 9, 2, 10, 2, 10	// reduce
reduce 3, 11, 3, 11, 4, 12, 4, 12	// reduce
vpsrlq zmm9, zmm0, 51	// reduce
vpandq zmm0, zmm0, zmm31	// reduce
vpsrlq zmm10, zmm1, 51	// reduce
vpandq zmm1, zmm1, zmm31	// reduce
vpsrlq zmm11, zmm2, 51	// reduce
vpandq zmm2, zmm2, zmm31	// reduce
vpsrlq zmm12, zmm3, 51	// reduce
vpandq zmm3, zmm3, zmm31	// reduce
vpsrlq zmm13, zmm4, 51	// reduce
vpandq zmm4, zmm4, zmm31	// reduce
reduce 1, 9, 2, 10, 3, 11, 4, 12	// reduce
vpmadd52luq zmm0, zmm13, zmm30	// reduce
cmp r9, rax	// last
jz 3f	// last
vmovdqa64 zmm5, zmmword ptr [rcx+0]	// order
order 0, 0	// order
order 64, 1	// order
order 128, 2	// order
order 192, 3	// order
order 256, 4	// order
lea rsi, [rdi+2624]	// loop
mov rdx, r9	// loop
add r9, 320	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpaddq zmm5, zmm0, zmm30	// total
reduce_2 10, 5, 6, 1	// total
reduce_2 10, 6, 7, 2	// total
reduce_2 10, 7, 8, 3	// total
reduce_2 10, 8, 9, 4	// total
reduce_2 10, 0, 1, 1	// total
reduce_2 10, 1, 2, 2	// total
reduce_2 10, 2, 3, 3	// total
reduce_2 10, 3, 4, 4	// total
vpsllq zmm10, zmm9, 12	// total
vpmovq2m k3, zmm10	// total
vpandq zmm9, zmm9, zmm31	// total
vmovdqa64 zmm0{k3}, zmm5	// total
vmovdqa64 zmm1{k3}, zmm6	// total
vmovdqa64 zmm2{k3}, zmm7	// total
vmovdqa64 zmm3{k3}, zmm8	// total
vmovdqa64 zmm4{k3}, zmm9	// total
vpsllq zmm9, zmm0, 13	// total
vpshrdq zmm5, zmm9, zmm1, 13	// total
vpsllq zmm9, zmm1, 13	// total
vpshrdq zmm6, zmm9, zmm2, 26	// total
vpsllq zmm9, zmm2, 13	// total
vpshrdq zmm7, zmm9, zmm3, 39	// total
vpsllq zmm9, zmm3, 13	// total
vpshrdq zmm8, zmm9, zmm4, 52	// total
vmovdqa64 zmmword ptr [rdi+4224], zmm5	// total
vmovdqa64 zmmword ptr [rdi+4288], zmm6	// total
vmovdqa64 zmmword ptr [rdi+4352], zmm7	// total
vmovdqa64 zmmword ptr [rdi+4416], zmm8	// total
vzeroupper	// leave
ret	// leave
.purgem row
.purgem reduce
.purgem reduce_2
.purgem row_2
.purgem order
.purgem row_3
