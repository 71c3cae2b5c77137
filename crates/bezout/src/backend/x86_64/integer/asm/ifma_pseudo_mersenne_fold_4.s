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
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpxorq zmm5, zmm5, zmm5	// row0
vpxorq zmm6, zmm6, zmm6	// row0
vpxorq zmm7, zmm7, zmm7	// row0
vpxorq zmm8, zmm8, zmm8	// row0
vpxorq zmm9, zmm9, zmm9	// row0
vpxorq zmm10, zmm10, zmm10	// row0
vpxorq zmm11, zmm11, zmm11	// row0
vpxorq zmm12, zmm12, zmm12	// row0
vpxorq zmm13, zmm13, zmm13	// row0
vpxorq zmm14, zmm14, zmm14	// row0
vpxorq zmm15, zmm15, zmm15	// row0
vpxorq zmm16, zmm16, zmm16	// row0
vpxorq zmm17, zmm17, zmm17	// row0
vmovdqu64 zmm23, zmmword ptr [rdx+0]	// row0
vpmadd52luq zmm0, zmm23, zmm18	// row0
vpmadd52luq zmm1, zmm23, zmm19	// row0
vpmadd52luq zmm2, zmm23, zmm20	// row0
vpmadd52luq zmm3, zmm23, zmm21	// row0
vpmadd52luq zmm4, zmm23, zmm22	// row0
vpmadd52huq zmm9, zmm23, zmm18	// row0
vpmadd52huq zmm10, zmm23, zmm19	// row0
vpmadd52huq zmm11, zmm23, zmm20	// row0
vpmadd52huq zmm12, zmm23, zmm21	// row0
vpmadd52huq zmm13, zmm23, zmm22	// row0
vmovdqu64 zmm23, zmmword ptr [rdx+64]	// row1
vpmadd52luq zmm1, zmm23, zmm18	// row1
vpmadd52luq zmm2, zmm23, zmm19	// row1
vpmadd52luq zmm3, zmm23, zmm20	// row1
vpmadd52luq zmm4, zmm23, zmm21	// row1
vpmadd52luq zmm5, zmm23, zmm22	// row1
vpmadd52huq zmm10, zmm23, zmm18	// row1
vpmadd52huq zmm11, zmm23, zmm19	// row1
vpmadd52huq zmm12, zmm23, zmm20	// row1
vpmadd52huq zmm13, zmm23, zmm21	// row1
vpmadd52huq zmm14, zmm23, zmm22	// row1
vmovdqu64 zmm23, zmmword ptr [rdx+128]	// row2
vpmadd52luq zmm2, zmm23, zmm18	// row2
vpmadd52luq zmm3, zmm23, zmm19	// row2
vpmadd52luq zmm4, zmm23, zmm20	// row2
vpmadd52luq zmm5, zmm23, zmm21	// row2
vpmadd52luq zmm6, zmm23, zmm22	// row2
vpmadd52huq zmm11, zmm23, zmm18	// row2
vpmadd52huq zmm12, zmm23, zmm19	// row2
vpmadd52huq zmm13, zmm23, zmm20	// row2
vpmadd52huq zmm14, zmm23, zmm21	// row2
vpmadd52huq zmm15, zmm23, zmm22	// row2
vmovdqu64 zmm23, zmmword ptr [rdx+192]	// row3
vpmadd52luq zmm3, zmm23, zmm18	// row3
vpmadd52luq zmm4, zmm23, zmm19	// row3
vpmadd52luq zmm5, zmm23, zmm20	// row3
vpmadd52luq zmm6, zmm23, zmm21	// row3
vpmadd52luq zmm7, zmm23, zmm22	// row3
vpmadd52huq zmm12, zmm23, zmm18	// row3
vpmadd52huq zmm13, zmm23, zmm19	// row3
vpmadd52huq zmm14, zmm23, zmm20	// row3
vpmadd52huq zmm15, zmm23, zmm21	// row3
vpmadd52huq zmm16, zmm23, zmm22	// row3
vmovdqu64 zmm23, zmmword ptr [rdx+256]	// row4
vpmadd52luq zmm4, zmm23, zmm18	// row4
vpmadd52luq zmm5, zmm23, zmm19	// row4
vpmadd52luq zmm6, zmm23, zmm20	// row4
vpmadd52luq zmm7, zmm23, zmm21	// row4
vpmadd52luq zmm8, zmm23, zmm22	// row4
vpmadd52huq zmm13, zmm23, zmm18	// row4
vpmadd52huq zmm14, zmm23, zmm19	// row4
vpmadd52huq zmm15, zmm23, zmm20	// row4
vpmadd52huq zmm16, zmm23, zmm21	// row4
vpmadd52huq zmm17, zmm23, zmm22	// row4
vpaddq zmm5, zmm5, zmm13	// reduce
vpaddq zmm6, zmm6, zmm14	// reduce
vpaddq zmm7, zmm7, zmm15	// reduce
vpaddq zmm8, zmm8, zmm16	// reduce
vpaddq zmm17, zmm17, zmm17	// reduce
vpaddq zmm5, zmm5, zmm13	// reduce
vpaddq zmm6, zmm6, zmm14	// reduce
vpaddq zmm7, zmm7, zmm15	// reduce
vpaddq zmm8, zmm8, zmm16	// reduce
vpsrlq zmm24, zmm5, 51	// reduce
vpaddq zmm6, zmm6, zmm24	// reduce
vpandq zmm5, zmm5, zmm31	// reduce
vpsrlq zmm24, zmm6, 51	// reduce
vpaddq zmm7, zmm7, zmm24	// reduce
vpandq zmm6, zmm6, zmm31	// reduce
vpsrlq zmm24, zmm7, 51	// reduce
vpaddq zmm8, zmm8, zmm24	// reduce
vpandq zmm7, zmm7, zmm31	// reduce
vpsrlq zmm24, zmm8, 51	// reduce
vpaddq zmm17, zmm17, zmm24	// reduce
vpandq zmm8, zmm8, zmm31	// reduce
vpxorq zmm25, zmm25, zmm25	// reduce
vpmadd52huq zmm25, zmm17, zmm30	// reduce
vpmadd52luq zmm4, zmm17, zmm30	// reduce
vpmadd52huq zmm12, zmm8, zmm30	// reduce
vpmadd52luq zmm3, zmm8, zmm30	// reduce
vpmadd52huq zmm11, zmm7, zmm30	// reduce
vpmadd52luq zmm2, zmm7, zmm30	// reduce
vpmadd52huq zmm10, zmm6, zmm30	// reduce
vpmadd52luq zmm1, zmm6, zmm30	// reduce
vpmadd52huq zmm9, zmm5, zmm30	// reduce
vpmadd52luq zmm0, zmm5, zmm30	// reduce
vpmadd52luq zmm0, zmm25, zmm29	// reduce
vpmadd52huq zmm9, zmm25, zmm29	// reduce
vpaddq zmm1, zmm1, zmm9	// reduce
vpaddq zmm1, zmm1, zmm9	// reduce
vpaddq zmm2, zmm2, zmm10	// reduce
vpaddq zmm2, zmm2, zmm10	// reduce
vpaddq zmm3, zmm3, zmm11	// reduce
vpaddq zmm3, zmm3, zmm11	// reduce
vpaddq zmm4, zmm4, zmm12	// reduce
vpaddq zmm4, zmm4, zmm12	// reduce
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
vpaddq zmm1, zmm1, zmm9	// reduce
vpaddq zmm2, zmm2, zmm10	// reduce
vpaddq zmm3, zmm3, zmm11	// reduce
vpaddq zmm4, zmm4, zmm12	// reduce
vpmadd52luq zmm0, zmm13, zmm30	// reduce
cmp r9, rax	// last
jz 3f	// last
vmovdqa64 zmm5, zmmword ptr [rcx+0]	// order
vmovdqa64 zmmword ptr [rdi+2624], zmm0	// order
vpermq zmm0, zmm5, zmm0	// order
vmovdqa64 zmmword ptr [r9+0], zmm0	// order
vmovdqa64 zmmword ptr [rdi+2688], zmm1	// order
vpermq zmm1, zmm5, zmm1	// order
vmovdqa64 zmmword ptr [r9+64], zmm1	// order
vmovdqa64 zmmword ptr [rdi+2752], zmm2	// order
vpermq zmm2, zmm5, zmm2	// order
vmovdqa64 zmmword ptr [r9+128], zmm2	// order
vmovdqa64 zmmword ptr [rdi+2816], zmm3	// order
vpermq zmm3, zmm5, zmm3	// order
vmovdqa64 zmmword ptr [r9+192], zmm3	// order
vmovdqa64 zmmword ptr [rdi+2880], zmm4	// order
vpermq zmm4, zmm5, zmm4	// order
vmovdqa64 zmmword ptr [r9+256], zmm4	// order
lea rsi, [rdi+2624]	// loop
mov rdx, r9	// loop
add r9, 320	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpaddq zmm5, zmm0, zmm30	// total
vpsrlq zmm10, zmm5, 51	// total
vpaddq zmm6, zmm1, zmm10	// total
vpsrlq zmm10, zmm6, 51	// total
vpaddq zmm7, zmm2, zmm10	// total
vpsrlq zmm10, zmm7, 51	// total
vpaddq zmm8, zmm3, zmm10	// total
vpsrlq zmm10, zmm8, 51	// total
vpaddq zmm9, zmm4, zmm10	// total
vpsrlq zmm10, zmm0, 51	// total
vpaddq zmm1, zmm1, zmm10	// total
vpsrlq zmm10, zmm1, 51	// total
vpaddq zmm2, zmm2, zmm10	// total
vpsrlq zmm10, zmm2, 51	// total
vpaddq zmm3, zmm3, zmm10	// total
vpsrlq zmm10, zmm3, 51	// total
vpaddq zmm4, zmm4, zmm10	// total
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
