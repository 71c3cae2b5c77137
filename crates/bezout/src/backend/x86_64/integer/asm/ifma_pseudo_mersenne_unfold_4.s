// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m = 2^255 - r, from that of their product [Mon87], 4 words and 5
//   limbs of 51 bits.
// In: rdi = state, as `ifma_pseudo_mersenne_fold_4` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p with limbs below 2^51 + 2^45.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 469 instructions.
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm23, zmmword ptr [rdi+2688+\d0]
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
.macro reduce
vpaddq zmm5, zmm5, zmm13
vpaddq zmm6, zmm6, zmm14
vpaddq zmm7, zmm7, zmm15
vpaddq zmm8, zmm8, zmm16
vpaddq zmm17, zmm17, zmm17
vpaddq zmm5, zmm5, zmm13
vpaddq zmm6, zmm6, zmm14
vpaddq zmm7, zmm7, zmm15
vpaddq zmm8, zmm8, zmm16
vpsrlq zmm24, zmm5, 51
vpaddq zmm6, zmm6, zmm24
vpandq zmm5, zmm5, zmm31
vpsrlq zmm24, zmm6, 51
vpaddq zmm7, zmm7, zmm24
vpandq zmm6, zmm6, zmm31
vpsrlq zmm24, zmm7, 51
vpaddq zmm8, zmm8, zmm24
vpandq zmm7, zmm7, zmm31
vpsrlq zmm24, zmm8, 51
vpaddq zmm17, zmm17, zmm24
vpandq zmm8, zmm8, zmm31
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm17, zmm30
vpmadd52luq zmm4, zmm17, zmm30
vpmadd52huq zmm12, zmm8, zmm30
vpmadd52luq zmm3, zmm8, zmm30
vpmadd52huq zmm11, zmm7, zmm30
vpmadd52luq zmm2, zmm7, zmm30
vpmadd52huq zmm10, zmm6, zmm30
vpmadd52luq zmm1, zmm6, zmm30
vpmadd52huq zmm9, zmm5, zmm30
vpmadd52luq zmm0, zmm5, zmm30
vpmadd52luq zmm0, zmm25, zmm29
vpmadd52huq zmm9, zmm25, zmm29
vpaddq zmm1, zmm1, zmm9
vpaddq zmm1, zmm1, zmm9
vpaddq zmm2, zmm2, zmm10
vpaddq zmm2, zmm2, zmm10
vpaddq zmm3, zmm3, zmm11
vpaddq zmm3, zmm3, zmm11
vpaddq zmm4, zmm4, zmm12
vpaddq zmm4, zmm4, zmm12
vpsrlq zmm9, zmm0, 51
vpandq zmm0, zmm0, zmm31
vpsrlq zmm10, zmm1, 51
vpandq zmm1, zmm1, zmm31
vpsrlq zmm11, zmm2, 51
vpandq zmm2, zmm2, zmm31
vpsrlq zmm12, zmm3, 51
vpandq zmm3, zmm3, zmm31
vpsrlq zmm13, zmm4, 51
vpandq zmm4, zmm4, zmm31
vpaddq zmm1, zmm1, zmm9
vpaddq zmm2, zmm2, zmm10
vpaddq zmm3, zmm3, zmm11
vpaddq zmm4, zmm4, zmm12
vpmadd52luq zmm0, zmm13, zmm30
.endm
.macro carry d0
vmovdqu64 zmmword ptr [rdi+2624+\d0], zmm0
vmovdqu64 zmmword ptr [rdi+2688+\d0], zmm1
vmovdqu64 zmmword ptr [rdi+2752+\d0], zmm2
vmovdqu64 zmmword ptr [rdi+2816+\d0], zmm3
vmovdqu64 zmmword ptr [rdi+2880+\d0], zmm4
.endm
.macro row_2 d0
vmovdqu64 zmm18, zmmword ptr [rdi+1024+\d0]
vmovdqu64 zmm19, zmmword ptr [rdi+1088+\d0]
vmovdqu64 zmm20, zmmword ptr [rdi+1152+\d0]
vmovdqu64 zmm21, zmmword ptr [rdi+1216+\d0]
vmovdqu64 zmm22, zmmword ptr [rdi+1280+\d0]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpxorq zmm9, zmm9, zmm9
vpxorq zmm10, zmm10, zmm10
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpxorq zmm13, zmm13, zmm13
vpxorq zmm14, zmm14, zmm14
vpxorq zmm15, zmm15, zmm15
vpxorq zmm16, zmm16, zmm16
vpxorq zmm17, zmm17, zmm17
vmovdqu64 zmm23, zmmword ptr [rdi+2624]
vpmadd52luq zmm0, zmm23, zmm18
vpmadd52luq zmm1, zmm23, zmm19
vpmadd52luq zmm2, zmm23, zmm20
vpmadd52luq zmm3, zmm23, zmm21
vpmadd52luq zmm4, zmm23, zmm22
vpmadd52huq zmm9, zmm23, zmm18
vpmadd52huq zmm10, zmm23, zmm19
vpmadd52huq zmm11, zmm23, zmm20
vpmadd52huq zmm12, zmm23, zmm21
vpmadd52huq zmm13, zmm23, zmm22
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+1344+\d0]
vmovdqa64 zmmword ptr [rdi+704+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1408+\d0]
vmovdqa64 zmmword ptr [rdi+768+\d0], zmm0
.endm
.macro row_3 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
.macro row_to_carry d0
row 0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14
row 64, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15
row 128, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16
row 192, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17
reduce
carry \d0
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+4224]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+4288]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+4352]	// limbs
vmovdqa64 zmm3, zmmword ptr [rdi+4416]	// limbs
vmovdqa64 zmm4, zmm0	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// limbs
vpshrdq zmm4, zmm0, zmm1, 51	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm4	// limbs
vpshrdq zmm4, zmm1, zmm2, 38	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm4	// limbs
vpshrdq zmm4, zmm2, zmm3, 25	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm4	// limbs
vpsrlq zmm4, zmm3, 12	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm4	// limbs
lea rsi, [rdi+4224]	// begin
lea rax, [rdi+3264]	// begin
.p2align 5
2:
sub rsi, 320	// loop
vmovdqu64 zmm18, zmmword ptr [rsi+0]	// p.row0
vmovdqu64 zmm19, zmmword ptr [rsi+64]	// p.row0
vmovdqu64 zmm20, zmmword ptr [rsi+128]	// p.row0
vmovdqu64 zmm21, zmmword ptr [rsi+192]	// p.row0
vmovdqu64 zmm22, zmmword ptr [rsi+256]	// p.row0
row_3 0, 1, 2	// p.row0
row_3 3, 4, 5	// p.row0
row_3 6, 7, 8	// p.row0
row_3 9, 10, 11	// p.row0
row_3 12, 13, 14	// p.row0
row_3 15, 16, 17	// p.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2624]	// p.row0
vpmadd52luq zmm0, zmm23, zmm18	// p.row0
vpmadd52luq zmm1, zmm23, zmm19	// p.row0
vpmadd52luq zmm2, zmm23, zmm20	// p.row0
vpmadd52luq zmm3, zmm23, zmm21	// p.row0
vpmadd52luq zmm4, zmm23, zmm22	// p.row0
vpmadd52huq zmm9, zmm23, zmm18	// p.row0
vpmadd52huq zmm10, zmm23, zmm19	// p.row0
vpmadd52huq zmm11, zmm23, zmm20	// p.row0
vpmadd52huq zmm12, zmm23, zmm21	// p.row0
vpmadd52huq zmm13, zmm23, zmm22	// p.row0
row_to_carry 0	// p.row1
cmp rsi, rax	// loop
jnz 2b	// loop
row_2 0	// p0.row0
row_to_carry -1280	// p0.row1
row_2 -320	// p1.row0
row_to_carry -960	// p1.row1
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
inverses 512	// inverses
vzeroupper	// leave
ret	// leave
.purgem row
.purgem reduce
.purgem carry
.purgem row_2
.purgem inverses
.purgem row_3
.purgem row_to_carry
