// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m, from that of their product [Mon85, Mon87], 16 words and 20
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_16` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 18176 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 1280,
//   2^52 - 1 at 1344, 1 at 1408, orders of lanes at 1472, p at 1664, spare at 4224, first at 6784, x at
//   9344, others at 11904, total at 15744. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 334 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+1344]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+1280]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+15744]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+15808]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+15872]	// limbs
vmovdqa64 zmm3, zmmword ptr [rdi+15936]	// limbs
vmovdqa64 zmm4, zmmword ptr [rdi+16000]	// limbs
vmovdqa64 zmm5, zmmword ptr [rdi+16064]	// limbs
vmovdqa64 zmm6, zmmword ptr [rdi+16128]	// limbs
vmovdqa64 zmm7, zmmword ptr [rdi+16192]	// limbs
vmovdqa64 zmm8, zmmword ptr [rdi+16256]	// limbs
vmovdqa64 zmm9, zmmword ptr [rdi+16320]	// limbs
vmovdqa64 zmm10, zmmword ptr [rdi+16384]	// limbs
vmovdqa64 zmm11, zmmword ptr [rdi+16448]	// limbs
vmovdqa64 zmm12, zmmword ptr [rdi+16512]	// limbs
vmovdqa64 zmm13, zmmword ptr [rdi+16576]	// limbs
vmovdqa64 zmm14, zmmword ptr [rdi+16640]	// limbs
vmovdqa64 zmm15, zmmword ptr [rdi+16704]	// limbs
vmovdqa64 zmm16, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+9344], zmm16	// limbs
vpshrdq zmm16, zmm0, zmm1, 52	// limbs
vmovdqa64 zmmword ptr [rdi+9408], zmm16	// limbs
vpshrdq zmm16, zmm1, zmm2, 40	// limbs
vmovdqa64 zmmword ptr [rdi+9472], zmm16	// limbs
vpshrdq zmm16, zmm2, zmm3, 28	// limbs
vmovdqa64 zmmword ptr [rdi+9536], zmm16	// limbs
vpshrdq zmm16, zmm3, zmm4, 16	// limbs
vmovdqa64 zmmword ptr [rdi+9600], zmm16	// limbs
vpsrlq zmm16, zmm4, 4	// limbs
vmovdqa64 zmmword ptr [rdi+9664], zmm16	// limbs
vpshrdq zmm16, zmm4, zmm5, 56	// limbs
vmovdqa64 zmmword ptr [rdi+9728], zmm16	// limbs
vpshrdq zmm16, zmm5, zmm6, 44	// limbs
vmovdqa64 zmmword ptr [rdi+9792], zmm16	// limbs
vpshrdq zmm16, zmm6, zmm7, 32	// limbs
vmovdqa64 zmmword ptr [rdi+9856], zmm16	// limbs
vpshrdq zmm16, zmm7, zmm8, 20	// limbs
vmovdqa64 zmmword ptr [rdi+9920], zmm16	// limbs
vpsrlq zmm16, zmm8, 8	// limbs
vmovdqa64 zmmword ptr [rdi+9984], zmm16	// limbs
vpshrdq zmm16, zmm8, zmm9, 60	// limbs
vmovdqa64 zmmword ptr [rdi+10048], zmm16	// limbs
vpshrdq zmm16, zmm9, zmm10, 48	// limbs
vmovdqa64 zmmword ptr [rdi+10112], zmm16	// limbs
vpshrdq zmm16, zmm10, zmm11, 36	// limbs
vmovdqa64 zmmword ptr [rdi+10176], zmm16	// limbs
vpshrdq zmm16, zmm11, zmm12, 24	// limbs
vmovdqa64 zmmword ptr [rdi+10240], zmm16	// limbs
vpsrlq zmm16, zmm12, 12	// limbs
vmovdqa64 zmmword ptr [rdi+10304], zmm16	// limbs
vmovdqa64 zmm16, zmm13	// limbs
vmovdqa64 zmmword ptr [rdi+10368], zmm16	// limbs
vpshrdq zmm16, zmm13, zmm14, 52	// limbs
vmovdqa64 zmmword ptr [rdi+10432], zmm16	// limbs
vpshrdq zmm16, zmm14, zmm15, 40	// limbs
vmovdqa64 zmmword ptr [rdi+10496], zmm16	// limbs
vpsrlq zmm16, zmm15, 28	// limbs
vmovdqa64 zmmword ptr [rdi+10560], zmm16	// limbs
lea rsi, [rdi+15744]	// begin
lea rax, [rdi+11904]	// begin
.p2align 5
2:
sub rsi, 1280	// loop
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vpxorq zmm9, zmm9, zmm9	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.row0
vpxorq zmm11, zmm11, zmm11	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.row0
vpxorq zmm13, zmm13, zmm13	// p.row0
vpxorq zmm14, zmm14, zmm14	// p.row0
vpxorq zmm15, zmm15, zmm15	// p.row0
vpxorq zmm16, zmm16, zmm16	// p.row0
vpxorq zmm17, zmm17, zmm17	// p.row0
vpxorq zmm18, zmm18, zmm18	// p.row0
vpxorq zmm19, zmm19, zmm19	// p.row0
vpxorq zmm20, zmm20, zmm20	// p.row0
xor r10d, r10d	// p.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [rdi+r10+9344]	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+0]	// p.row
vpmadd52luq zmm0, zmm22, zmm24	// p.row
vpxorq zmm21, zmm21, zmm21	// p.reduce
vpmadd52luq zmm21, zmm0, zmm30	// p.reduce
vpaddq zmm0, zmm0, zmm31	// p.reduce
vpsrlq zmm0, zmm0, 52	// p.reduce
vpaddq zmm1, zmm1, zmm0	// p.reduce
vpmadd52huq zmm1, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+64]	// p.row
vpmadd52luq zmm1, zmm22, zmm23	// p.row
vpmadd52huq zmm2, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+128]	// p.row
vpmadd52luq zmm2, zmm22, zmm24	// p.row
vpmadd52huq zmm3, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+192]	// p.row
vpmadd52luq zmm3, zmm22, zmm23	// p.row
vpmadd52huq zmm4, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+256]	// p.row
vpmadd52luq zmm4, zmm22, zmm24	// p.row
vpmadd52huq zmm5, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+320]	// p.row
vpmadd52luq zmm5, zmm22, zmm23	// p.row
vpmadd52huq zmm6, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+384]	// p.row
vpmadd52luq zmm6, zmm22, zmm24	// p.row
vpmadd52huq zmm7, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+448]	// p.row
vpmadd52luq zmm7, zmm22, zmm23	// p.row
vpmadd52huq zmm8, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+512]	// p.row
vpmadd52luq zmm8, zmm22, zmm24	// p.row
vpmadd52huq zmm9, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+576]	// p.row
vpmadd52luq zmm9, zmm22, zmm23	// p.row
vpmadd52huq zmm10, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+640]	// p.row
vpmadd52luq zmm10, zmm22, zmm24	// p.row
vpmadd52huq zmm11, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+704]	// p.row
vpmadd52luq zmm11, zmm22, zmm23	// p.row
vpmadd52huq zmm12, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+768]	// p.row
vpmadd52luq zmm12, zmm22, zmm24	// p.row
vpmadd52huq zmm13, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+832]	// p.row
vpmadd52luq zmm13, zmm22, zmm23	// p.row
vpmadd52huq zmm14, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+896]	// p.row
vpmadd52luq zmm14, zmm22, zmm24	// p.row
vpmadd52huq zmm15, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+960]	// p.row
vpmadd52luq zmm15, zmm22, zmm23	// p.row
vpmadd52huq zmm16, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+1024]	// p.row
vpmadd52luq zmm16, zmm22, zmm24	// p.row
vpmadd52huq zmm17, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+1088]	// p.row
vpmadd52luq zmm17, zmm22, zmm23	// p.row
vpmadd52huq zmm18, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rsi+1152]	// p.row
vpmadd52luq zmm18, zmm22, zmm24	// p.row
vpmadd52huq zmm19, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rsi+1216]	// p.row
vpmadd52luq zmm19, zmm22, zmm23	// p.row
vpmadd52huq zmm20, zmm22, zmm23	// p.row
vpmadd52huq zmm1, zmm21, zmm29	// p.reduce
vpmadd52luq zmm1, zmm21, zmm28	// p.reduce
vpmadd52huq zmm2, zmm21, zmm28	// p.reduce
vpmadd52luq zmm2, zmm21, zmm27	// p.reduce
vpmadd52huq zmm3, zmm21, zmm27	// p.reduce
vpmadd52luq zmm3, zmm21, zmm26	// p.reduce
vpmadd52huq zmm4, zmm21, zmm26	// p.reduce
vpmadd52luq zmm4, zmm21, zmm25	// p.reduce
vpmadd52huq zmm5, zmm21, zmm25	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+320]	// p.reduce
vpmadd52luq zmm5, zmm21, zmm24	// p.reduce
vpmadd52huq zmm6, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+384]	// p.reduce
vpmadd52luq zmm6, zmm21, zmm23	// p.reduce
vpmadd52huq zmm7, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+448]	// p.reduce
vpmadd52luq zmm7, zmm21, zmm24	// p.reduce
vpmadd52huq zmm8, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+512]	// p.reduce
vpmadd52luq zmm8, zmm21, zmm23	// p.reduce
vpmadd52huq zmm9, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+576]	// p.reduce
vpmadd52luq zmm9, zmm21, zmm24	// p.reduce
vpmadd52huq zmm10, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+640]	// p.reduce
vpmadd52luq zmm10, zmm21, zmm23	// p.reduce
vpmadd52huq zmm11, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+704]	// p.reduce
vpmadd52luq zmm11, zmm21, zmm24	// p.reduce
vpmadd52huq zmm12, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// p.reduce
vpmadd52luq zmm12, zmm21, zmm23	// p.reduce
vpmadd52huq zmm13, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+832]	// p.reduce
vpmadd52luq zmm13, zmm21, zmm24	// p.reduce
vpmadd52huq zmm14, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// p.reduce
vpmadd52luq zmm14, zmm21, zmm23	// p.reduce
vpmadd52huq zmm15, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+960]	// p.reduce
vpmadd52luq zmm15, zmm21, zmm24	// p.reduce
vpmadd52huq zmm16, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// p.reduce
vpmadd52luq zmm16, zmm21, zmm23	// p.reduce
vpmadd52huq zmm17, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1088]	// p.reduce
vpmadd52luq zmm17, zmm21, zmm24	// p.reduce
vpmadd52huq zmm18, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// p.reduce
vpmadd52luq zmm18, zmm21, zmm23	// p.reduce
vpmadd52huq zmm19, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1216]	// p.reduce
vpmadd52luq zmm19, zmm21, zmm24	// p.reduce
vpmadd52huq zmm20, zmm21, zmm24	// p.reduce
vmovdqa64 zmm0, zmm1	// p.reduce
vmovdqa64 zmm1, zmm2	// p.reduce
vmovdqa64 zmm2, zmm3	// p.reduce
vmovdqa64 zmm3, zmm4	// p.reduce
vmovdqa64 zmm4, zmm5	// p.reduce
vmovdqa64 zmm5, zmm6	// p.reduce
vmovdqa64 zmm6, zmm7	// p.reduce
vmovdqa64 zmm7, zmm8	// p.reduce
vmovdqa64 zmm8, zmm9	// p.reduce
vmovdqa64 zmm9, zmm10	// p.reduce
vmovdqa64 zmm10, zmm11	// p.reduce
vmovdqa64 zmm11, zmm12	// p.reduce
vmovdqa64 zmm12, zmm13	// p.reduce
vmovdqa64 zmm13, zmm14	// p.reduce
vmovdqa64 zmm14, zmm15	// p.reduce
vmovdqa64 zmm15, zmm16	// p.reduce
vmovdqa64 zmm16, zmm17	// p.reduce
vmovdqa64 zmm17, zmm18	// p.reduce
vmovdqa64 zmm18, zmm19	// p.reduce
vmovdqa64 zmm19, zmm20	// p.reduce
vpxorq zmm20, zmm20, zmm20	// p.reduce
add r10, 64	// p.reduce
cmp r10, 1280	// p.reduce
jnz 5b	// p.reduce
vpsrlq zmm21, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9344], zmm0	// p.carry
vpsrlq zmm21, zmm1, 52	// p.carry
vpaddq zmm2, zmm2, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9408], zmm1	// p.carry
vpsrlq zmm21, zmm2, 52	// p.carry
vpaddq zmm3, zmm3, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9472], zmm2	// p.carry
vpsrlq zmm21, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9536], zmm3	// p.carry
vpsrlq zmm21, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9600], zmm4	// p.carry
vpsrlq zmm21, zmm5, 52	// p.carry
vpaddq zmm6, zmm6, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9664], zmm5	// p.carry
vpsrlq zmm21, zmm6, 52	// p.carry
vpaddq zmm7, zmm7, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9728], zmm6	// p.carry
vpsrlq zmm21, zmm7, 52	// p.carry
vpaddq zmm8, zmm8, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9792], zmm7	// p.carry
vpsrlq zmm21, zmm8, 52	// p.carry
vpaddq zmm9, zmm9, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9856], zmm8	// p.carry
vpsrlq zmm21, zmm9, 52	// p.carry
vpaddq zmm10, zmm10, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9920], zmm9	// p.carry
vpsrlq zmm21, zmm10, 52	// p.carry
vpaddq zmm11, zmm11, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+9984], zmm10	// p.carry
vpsrlq zmm21, zmm11, 52	// p.carry
vpaddq zmm12, zmm12, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10048], zmm11	// p.carry
vpsrlq zmm21, zmm12, 52	// p.carry
vpaddq zmm13, zmm13, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10112], zmm12	// p.carry
vpsrlq zmm21, zmm13, 52	// p.carry
vpaddq zmm14, zmm14, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10176], zmm13	// p.carry
vpsrlq zmm21, zmm14, 52	// p.carry
vpaddq zmm15, zmm15, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10240], zmm14	// p.carry
vpsrlq zmm21, zmm15, 52	// p.carry
vpaddq zmm16, zmm16, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10304], zmm15	// p.carry
vpsrlq zmm21, zmm16, 52	// p.carry
vpaddq zmm17, zmm17, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10368], zmm16	// p.carry
vpsrlq zmm21, zmm17, 52	// p.carry
vpaddq zmm18, zmm18, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10432], zmm17	// p.carry
vpsrlq zmm21, zmm18, 52	// p.carry
vpaddq zmm19, zmm19, zmm21	// p.carry
vmovdqu64 zmmword ptr [rdi+10496], zmm18	// p.carry
vmovdqu64 zmmword ptr [rdi+10560], zmm19	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqa64 zmm0, zmmword ptr [rdi+9344]	// inverses
vmovdqa64 zmmword ptr [rdi+1664], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9408]	// inverses
vmovdqa64 zmmword ptr [rdi+1728], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9472]	// inverses
vmovdqa64 zmmword ptr [rdi+1792], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9536]	// inverses
vmovdqa64 zmmword ptr [rdi+1856], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9600]	// inverses
vmovdqa64 zmmword ptr [rdi+1920], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9664]	// inverses
vmovdqa64 zmmword ptr [rdi+1984], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9728]	// inverses
vmovdqa64 zmmword ptr [rdi+2048], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9792]	// inverses
vmovdqa64 zmmword ptr [rdi+2112], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9856]	// inverses
vmovdqa64 zmmword ptr [rdi+2176], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9920]	// inverses
vmovdqa64 zmmword ptr [rdi+2240], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+9984]	// inverses
vmovdqa64 zmmword ptr [rdi+2304], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10048]	// inverses
vmovdqa64 zmmword ptr [rdi+2368], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10112]	// inverses
vmovdqa64 zmmword ptr [rdi+2432], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10176]	// inverses
vmovdqa64 zmmword ptr [rdi+2496], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10240]	// inverses
vmovdqa64 zmmword ptr [rdi+2560], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10304]	// inverses
vmovdqa64 zmmword ptr [rdi+2624], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10368]	// inverses
vmovdqa64 zmmword ptr [rdi+2688], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10432]	// inverses
vmovdqa64 zmmword ptr [rdi+2752], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10496]	// inverses
vmovdqa64 zmmword ptr [rdi+2816], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+10560]	// inverses
vmovdqa64 zmmword ptr [rdi+2880], zmm0	// inverses
vzeroupper	// leave
ret	// leave
