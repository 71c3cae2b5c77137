// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m, over a power of 2^52 [Mon85, Mon87], 16 words and 20 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_16` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 18176 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 1280,
//   2^52 - 1 at 1344, 1 at 1408, orders of lanes at 1472, p at 1664, spare at 4224, first at 6784, x at
//   9344, others at 11904, total at 15744. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 521 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+1344]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+1280]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
lea rdx, [rdi+2944]	// begin
lea rcx, [rdi+1472]	// begin
lea r9, [rdi+11904]	// begin
lea rsi, [rdi+1664]	// begin
lea rax, [rdi+15744]	// begin
vmovdqa64 zmm0, zmmword ptr [rdi+1664]	// begin
vmovdqa64 zmm1, zmmword ptr [rdi+1728]	// begin
vmovdqa64 zmm2, zmmword ptr [rdi+1792]	// begin
vmovdqa64 zmm3, zmmword ptr [rdi+1856]	// begin
vmovdqa64 zmm4, zmmword ptr [rdi+1920]	// begin
vmovdqa64 zmm5, zmmword ptr [rdi+1984]	// begin
vmovdqa64 zmm6, zmmword ptr [rdi+2048]	// begin
vmovdqa64 zmm7, zmmword ptr [rdi+2112]	// begin
vmovdqa64 zmm8, zmmword ptr [rdi+2176]	// begin
vmovdqa64 zmm9, zmmword ptr [rdi+2240]	// begin
vmovdqa64 zmm10, zmmword ptr [rdi+2304]	// begin
vmovdqa64 zmm11, zmmword ptr [rdi+2368]	// begin
vmovdqa64 zmm12, zmmword ptr [rdi+2432]	// begin
vmovdqa64 zmm13, zmmword ptr [rdi+2496]	// begin
vmovdqa64 zmm14, zmmword ptr [rdi+2560]	// begin
vmovdqa64 zmm15, zmmword ptr [rdi+2624]	// begin
vmovdqa64 zmm16, zmmword ptr [rdi+2688]	// begin
vmovdqa64 zmm17, zmmword ptr [rdi+2752]	// begin
vmovdqa64 zmm18, zmmword ptr [rdi+2816]	// begin
vmovdqa64 zmm19, zmmword ptr [rdi+2880]	// begin
jmp 4f	// begin
.p2align 5
2:
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
vpxorq zmm18, zmm18, zmm18	// row0
vpxorq zmm19, zmm19, zmm19	// row0
vpxorq zmm20, zmm20, zmm20	// row0
xor r10d, r10d	// row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [rdx+r10+0]	// row
vmovdqu64 zmm24, zmmword ptr [rsi+0]	// row
vpmadd52luq zmm0, zmm22, zmm24	// row
vpxorq zmm21, zmm21, zmm21	// reduce
vpmadd52luq zmm21, zmm0, zmm30	// reduce
vpaddq zmm0, zmm0, zmm31	// reduce
vpsrlq zmm0, zmm0, 52	// reduce
vpaddq zmm1, zmm1, zmm0	// reduce
vpmadd52huq zmm1, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+64]	// row
vpmadd52luq zmm1, zmm22, zmm23	// row
vpmadd52huq zmm2, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+128]	// row
vpmadd52luq zmm2, zmm22, zmm24	// row
vpmadd52huq zmm3, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+192]	// row
vpmadd52luq zmm3, zmm22, zmm23	// row
vpmadd52huq zmm4, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+256]	// row
vpmadd52luq zmm4, zmm22, zmm24	// row
vpmadd52huq zmm5, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+320]	// row
vpmadd52luq zmm5, zmm22, zmm23	// row
vpmadd52huq zmm6, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+384]	// row
vpmadd52luq zmm6, zmm22, zmm24	// row
vpmadd52huq zmm7, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+448]	// row
vpmadd52luq zmm7, zmm22, zmm23	// row
vpmadd52huq zmm8, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+512]	// row
vpmadd52luq zmm8, zmm22, zmm24	// row
vpmadd52huq zmm9, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+576]	// row
vpmadd52luq zmm9, zmm22, zmm23	// row
vpmadd52huq zmm10, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+640]	// row
vpmadd52luq zmm10, zmm22, zmm24	// row
vpmadd52huq zmm11, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+704]	// row
vpmadd52luq zmm11, zmm22, zmm23	// row
vpmadd52huq zmm12, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+768]	// row
vpmadd52luq zmm12, zmm22, zmm24	// row
vpmadd52huq zmm13, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+832]	// row
vpmadd52luq zmm13, zmm22, zmm23	// row
vpmadd52huq zmm14, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+896]	// row
vpmadd52luq zmm14, zmm22, zmm24	// row
vpmadd52huq zmm15, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+960]	// row
vpmadd52luq zmm15, zmm22, zmm23	// row
vpmadd52huq zmm16, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+1024]	// row
vpmadd52luq zmm16, zmm22, zmm24	// row
vpmadd52huq zmm17, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+1088]	// row
vpmadd52luq zmm17, zmm22, zmm23	// row
vpmadd52huq zmm18, zmm22, zmm23	// row
vmovdqu64 zmm24, zmmword ptr [rsi+1152]	// row
vpmadd52luq zmm18, zmm22, zmm24	// row
vpmadd52huq zmm19, zmm22, zmm24	// row
vmovdqu64 zmm23, zmmword ptr [rsi+1216]	// row
vpmadd52luq zmm19, zmm22, zmm23	// row
vpmadd52huq zmm20, zmm22, zmm23	// row
vpmadd52huq zmm1, zmm21, zmm29	// reduce
vpmadd52luq zmm1, zmm21, zmm28	// reduce
vpmadd52huq zmm2, zmm21, zmm28	// reduce
vpmadd52luq zmm2, zmm21, zmm27	// reduce
vpmadd52huq zmm3, zmm21, zmm27	// reduce
vpmadd52luq zmm3, zmm21, zmm26	// reduce
vpmadd52huq zmm4, zmm21, zmm26	// reduce
vpmadd52luq zmm4, zmm21, zmm25	// reduce
vpmadd52huq zmm5, zmm21, zmm25	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+320]	// reduce
vpmadd52luq zmm5, zmm21, zmm24	// reduce
vpmadd52huq zmm6, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+384]	// reduce
vpmadd52luq zmm6, zmm21, zmm23	// reduce
vpmadd52huq zmm7, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+448]	// reduce
vpmadd52luq zmm7, zmm21, zmm24	// reduce
vpmadd52huq zmm8, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+512]	// reduce
vpmadd52luq zmm8, zmm21, zmm23	// reduce
vpmadd52huq zmm9, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+576]	// reduce
vpmadd52luq zmm9, zmm21, zmm24	// reduce
vpmadd52huq zmm10, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+640]	// reduce
vpmadd52luq zmm10, zmm21, zmm23	// reduce
vpmadd52huq zmm11, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+704]	// reduce
vpmadd52luq zmm11, zmm21, zmm24	// reduce
vpmadd52huq zmm12, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// reduce
vpmadd52luq zmm12, zmm21, zmm23	// reduce
vpmadd52huq zmm13, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+832]	// reduce
vpmadd52luq zmm13, zmm21, zmm24	// reduce
vpmadd52huq zmm14, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// reduce
vpmadd52luq zmm14, zmm21, zmm23	// reduce
vpmadd52huq zmm15, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+960]	// reduce
vpmadd52luq zmm15, zmm21, zmm24	// reduce
vpmadd52huq zmm16, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// reduce
vpmadd52luq zmm16, zmm21, zmm23	// reduce
vpmadd52huq zmm17, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1088]	// reduce
vpmadd52luq zmm17, zmm21, zmm24	// reduce
vpmadd52huq zmm18, zmm21, zmm24	// reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// reduce
vpmadd52luq zmm18, zmm21, zmm23	// reduce
vpmadd52huq zmm19, zmm21, zmm23	// reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1216]	// reduce
vpmadd52luq zmm19, zmm21, zmm24	// reduce
vpmadd52huq zmm20, zmm21, zmm24	// reduce
vmovdqa64 zmm0, zmm1	// reduce
vmovdqa64 zmm1, zmm2	// reduce
vmovdqa64 zmm2, zmm3	// reduce
vmovdqa64 zmm3, zmm4	// reduce
vmovdqa64 zmm4, zmm5	// reduce
vmovdqa64 zmm5, zmm6	// reduce
vmovdqa64 zmm6, zmm7	// reduce
vmovdqa64 zmm7, zmm8	// reduce
vmovdqa64 zmm8, zmm9	// reduce
vmovdqa64 zmm9, zmm10	// reduce
vmovdqa64 zmm10, zmm11	// reduce
vmovdqa64 zmm11, zmm12	// reduce
vmovdqa64 zmm12, zmm13	// reduce
vmovdqa64 zmm13, zmm14	// reduce
vmovdqa64 zmm14, zmm15	// reduce
vmovdqa64 zmm15, zmm16	// reduce
vmovdqa64 zmm16, zmm17	// reduce
vmovdqa64 zmm17, zmm18	// reduce
vmovdqa64 zmm18, zmm19	// reduce
vmovdqa64 zmm19, zmm20	// reduce
vpxorq zmm20, zmm20, zmm20	// reduce
add r10, 64	// reduce
cmp r10, 1280	// reduce
jnz 5b	// reduce
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm21, zmm0, 52	// carry
vpaddq zmm1, zmm1, zmm21	// carry
vpsrlq zmm21, zmm1, 52	// carry
vpaddq zmm2, zmm2, zmm21	// carry
vpsrlq zmm21, zmm2, 52	// carry
vpaddq zmm3, zmm3, zmm21	// carry
vpsrlq zmm21, zmm3, 52	// carry
vpaddq zmm4, zmm4, zmm21	// carry
vpsrlq zmm21, zmm4, 52	// carry
vpaddq zmm5, zmm5, zmm21	// carry
vpsrlq zmm21, zmm5, 52	// carry
vpaddq zmm6, zmm6, zmm21	// carry
vpsrlq zmm21, zmm6, 52	// carry
vpaddq zmm7, zmm7, zmm21	// carry
vpsrlq zmm21, zmm7, 52	// carry
vpaddq zmm8, zmm8, zmm21	// carry
vpsrlq zmm21, zmm8, 52	// carry
vpaddq zmm9, zmm9, zmm21	// carry
vpsrlq zmm21, zmm9, 52	// carry
vpaddq zmm10, zmm10, zmm21	// carry
vpsrlq zmm21, zmm10, 52	// carry
vpaddq zmm11, zmm11, zmm21	// carry
vpsrlq zmm21, zmm11, 52	// carry
vpaddq zmm12, zmm12, zmm21	// carry
vpsrlq zmm21, zmm12, 52	// carry
vpaddq zmm13, zmm13, zmm21	// carry
vpsrlq zmm21, zmm13, 52	// carry
vpaddq zmm14, zmm14, zmm21	// carry
vpsrlq zmm21, zmm14, 52	// carry
vpaddq zmm15, zmm15, zmm21	// carry
vpsrlq zmm21, zmm15, 52	// carry
vpaddq zmm16, zmm16, zmm21	// carry
vpsrlq zmm21, zmm16, 52	// carry
vpaddq zmm17, zmm17, zmm21	// carry
vpsrlq zmm21, zmm17, 52	// carry
vpaddq zmm18, zmm18, zmm21	// carry
vpsrlq zmm21, zmm18, 52	// carry
vpaddq zmm19, zmm19, zmm21	// carry
4:
vmovdqa64 zmm20, zmmword ptr [rcx+0]	// order
vmovdqa64 zmmword ptr [rdi+9344], zmm0	// order
vpermq zmm0, zmm20, zmm0	// order
vmovdqa64 zmmword ptr [r9+0], zmm0	// order
vmovdqa64 zmmword ptr [rdi+9408], zmm1	// order
vpermq zmm1, zmm20, zmm1	// order
vmovdqa64 zmmword ptr [r9+64], zmm1	// order
vmovdqa64 zmmword ptr [rdi+9472], zmm2	// order
vpermq zmm2, zmm20, zmm2	// order
vmovdqa64 zmmword ptr [r9+128], zmm2	// order
vmovdqa64 zmmword ptr [rdi+9536], zmm3	// order
vpermq zmm3, zmm20, zmm3	// order
vmovdqa64 zmmword ptr [r9+192], zmm3	// order
vmovdqa64 zmmword ptr [rdi+9600], zmm4	// order
vpermq zmm4, zmm20, zmm4	// order
vmovdqa64 zmmword ptr [r9+256], zmm4	// order
vmovdqa64 zmmword ptr [rdi+9664], zmm5	// order
vpermq zmm5, zmm20, zmm5	// order
vmovdqa64 zmmword ptr [r9+320], zmm5	// order
vmovdqa64 zmmword ptr [rdi+9728], zmm6	// order
vpermq zmm6, zmm20, zmm6	// order
vmovdqa64 zmmword ptr [r9+384], zmm6	// order
vmovdqa64 zmmword ptr [rdi+9792], zmm7	// order
vpermq zmm7, zmm20, zmm7	// order
vmovdqa64 zmmword ptr [r9+448], zmm7	// order
vmovdqa64 zmmword ptr [rdi+9856], zmm8	// order
vpermq zmm8, zmm20, zmm8	// order
vmovdqa64 zmmword ptr [r9+512], zmm8	// order
vmovdqa64 zmmword ptr [rdi+9920], zmm9	// order
vpermq zmm9, zmm20, zmm9	// order
vmovdqa64 zmmword ptr [r9+576], zmm9	// order
vmovdqa64 zmmword ptr [rdi+9984], zmm10	// order
vpermq zmm10, zmm20, zmm10	// order
vmovdqa64 zmmword ptr [r9+640], zmm10	// order
vmovdqa64 zmmword ptr [rdi+10048], zmm11	// order
vpermq zmm11, zmm20, zmm11	// order
vmovdqa64 zmmword ptr [r9+704], zmm11	// order
vmovdqa64 zmmword ptr [rdi+10112], zmm12	// order
vpermq zmm12, zmm20, zmm12	// order
vmovdqa64 zmmword ptr [r9+768], zmm12	// order
vmovdqa64 zmmword ptr [rdi+10176], zmm13	// order
vpermq zmm13, zmm20, zmm13	// order
vmovdqa64 zmmword ptr [r9+832], zmm13	// order
vmovdqa64 zmmword ptr [rdi+10240], zmm14	// order
vpermq zmm14, zmm20, zmm14	// order
vmovdqa64 zmmword ptr [r9+896], zmm14	// order
vmovdqa64 zmmword ptr [rdi+10304], zmm15	// order
vpermq zmm15, zmm20, zmm15	// order
vmovdqa64 zmmword ptr [r9+960], zmm15	// order
vmovdqa64 zmmword ptr [rdi+10368], zmm16	// order
vpermq zmm16, zmm20, zmm16	// order
vmovdqa64 zmmword ptr [r9+1024], zmm16	// order
vmovdqa64 zmmword ptr [rdi+10432], zmm17	// order
vpermq zmm17, zmm20, zmm17	// order
vmovdqa64 zmmword ptr [r9+1088], zmm17	// order
vmovdqa64 zmmword ptr [rdi+10496], zmm18	// order
vpermq zmm18, zmm20, zmm18	// order
vmovdqa64 zmmword ptr [r9+1152], zmm18	// order
vmovdqa64 zmmword ptr [rdi+10560], zmm19	// order
vpermq zmm19, zmm20, zmm19	// order
vmovdqa64 zmmword ptr [r9+1216], zmm19	// order
lea rsi, [rdi+9344]	// loop
mov rdx, r9	// loop
add r9, 1280	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm20, zmm0, zmm29	// total
vmovdqa64 zmmword ptr [rdi+10624], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm0, 52	// total
vpsubq zmm20, zmm1, zmm28	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm1, zmm1, zmm21	// total
vmovdqa64 zmmword ptr [rdi+10688], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm1, 52	// total
vpsubq zmm20, zmm2, zmm27	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm2, zmm2, zmm21	// total
vmovdqa64 zmmword ptr [rdi+10752], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm2, 52	// total
vpsubq zmm20, zmm3, zmm26	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm3, zmm3, zmm21	// total
vmovdqa64 zmmword ptr [rdi+10816], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm3, 52	// total
vpsubq zmm20, zmm4, zmm25	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm4, zmm4, zmm21	// total
vmovdqa64 zmmword ptr [rdi+10880], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm4, 52	// total
vpsubq zmm20, zmm5, zmmword ptr [rdi+320]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm5, zmm5, zmm21	// total
vmovdqa64 zmmword ptr [rdi+10944], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm5, 52	// total
vpsubq zmm20, zmm6, zmmword ptr [rdi+384]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm6, zmm6, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11008], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm6, 52	// total
vpsubq zmm20, zmm7, zmmword ptr [rdi+448]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm7, zmm7, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11072], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm7, 52	// total
vpsubq zmm20, zmm8, zmmword ptr [rdi+512]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm8, zmm8, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11136], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm8, 52	// total
vpsubq zmm20, zmm9, zmmword ptr [rdi+576]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm9, zmm9, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11200], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm9, 52	// total
vpsubq zmm20, zmm10, zmmword ptr [rdi+640]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm10, zmm10, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11264], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm10, 52	// total
vpsubq zmm20, zmm11, zmmword ptr [rdi+704]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm11, zmm11, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11328], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm11, 52	// total
vpsubq zmm20, zmm12, zmmword ptr [rdi+768]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm12, zmm12, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11392], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm12, 52	// total
vpsubq zmm20, zmm13, zmmword ptr [rdi+832]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm13, zmm13, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11456], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm13, 52	// total
vpsubq zmm20, zmm14, zmmword ptr [rdi+896]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm14, zmm14, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11520], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm14, 52	// total
vpsubq zmm20, zmm15, zmmword ptr [rdi+960]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm15, zmm15, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11584], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm15, 52	// total
vpsubq zmm20, zmm16, zmmword ptr [rdi+1024]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm16, zmm16, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11648], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm16, 52	// total
vpsubq zmm20, zmm17, zmmword ptr [rdi+1088]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm17, zmm17, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11712], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm17, 52	// total
vpsubq zmm20, zmm18, zmmword ptr [rdi+1152]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm18, zmm18, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11776], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm18, 52	// total
vpsubq zmm20, zmm19, zmmword ptr [rdi+1216]	// total
vpaddq zmm20, zmm20, zmm22	// total
vpaddq zmm19, zmm19, zmm21	// total
vmovdqa64 zmmword ptr [rdi+11840], zmm20	// total
vpsraq zmm22, zmm20, 52	// total
vpsrlq zmm21, zmm19, 52	// total
vpmovq2m k3, zmm20	// total
knotw k3, k3	// total
vmovdqa64 zmm20, zmmword ptr [rdi+10624]	// total
vmovdqa64 zmm0{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+10688]	// total
vmovdqa64 zmm1{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+10752]	// total
vmovdqa64 zmm2{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+10816]	// total
vmovdqa64 zmm3{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+10880]	// total
vmovdqa64 zmm4{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+10944]	// total
vmovdqa64 zmm5{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11008]	// total
vmovdqa64 zmm6{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11072]	// total
vmovdqa64 zmm7{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11136]	// total
vmovdqa64 zmm8{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11200]	// total
vmovdqa64 zmm9{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11264]	// total
vmovdqa64 zmm10{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11328]	// total
vmovdqa64 zmm11{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11392]	// total
vmovdqa64 zmm12{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11456]	// total
vmovdqa64 zmm13{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11520]	// total
vmovdqa64 zmm14{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11584]	// total
vmovdqa64 zmm15{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11648]	// total
vmovdqa64 zmm16{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11712]	// total
vmovdqa64 zmm17{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11776]	// total
vmovdqa64 zmm18{k3}, zmm20	// total
vmovdqa64 zmm20, zmmword ptr [rdi+11840]	// total
vmovdqa64 zmm19{k3}, zmm20	// total
vpsllq zmm20, zmm0, 12	// total
vpshrdq zmm0, zmm20, zmm1, 12	// total
vpsllq zmm20, zmm1, 12	// total
vpshrdq zmm1, zmm20, zmm2, 24	// total
vpsllq zmm20, zmm2, 12	// total
vpshrdq zmm2, zmm20, zmm3, 36	// total
vpsllq zmm20, zmm3, 12	// total
vpshrdq zmm3, zmm20, zmm4, 48	// total
vpsllq zmm20, zmm4, 12	// total
vpandq zmm21, zmm5, zmm31	// total
vpshrdq zmm4, zmm20, zmm21, 60	// total
vpsllq zmm21, zmm6, 56	// total
vporq zmm4, zmm4, zmm21	// total
vpsllq zmm20, zmm6, 12	// total
vpshrdq zmm5, zmm20, zmm7, 20	// total
vpsllq zmm20, zmm7, 12	// total
vpshrdq zmm6, zmm20, zmm8, 32	// total
vpsllq zmm20, zmm8, 12	// total
vpshrdq zmm7, zmm20, zmm9, 44	// total
vpsllq zmm20, zmm9, 12	// total
vpandq zmm21, zmm10, zmm31	// total
vpshrdq zmm8, zmm20, zmm21, 56	// total
vpsllq zmm21, zmm11, 60	// total
vporq zmm8, zmm8, zmm21	// total
vpsllq zmm20, zmm11, 12	// total
vpshrdq zmm9, zmm20, zmm12, 16	// total
vpsllq zmm20, zmm12, 12	// total
vpshrdq zmm10, zmm20, zmm13, 28	// total
vpsllq zmm20, zmm13, 12	// total
vpshrdq zmm11, zmm20, zmm14, 40	// total
vpsllq zmm20, zmm14, 12	// total
vpshrdq zmm12, zmm20, zmm15, 52	// total
vpsllq zmm20, zmm16, 12	// total
vpshrdq zmm13, zmm20, zmm17, 12	// total
vpsllq zmm20, zmm17, 12	// total
vpshrdq zmm14, zmm20, zmm18, 24	// total
vpsllq zmm20, zmm18, 12	// total
vpshrdq zmm15, zmm20, zmm19, 36	// total
vmovdqa64 zmmword ptr [rdi+15744], zmm0	// total
vmovdqa64 zmmword ptr [rdi+15808], zmm1	// total
vmovdqa64 zmmword ptr [rdi+15872], zmm2	// total
vmovdqa64 zmmword ptr [rdi+15936], zmm3	// total
vmovdqa64 zmmword ptr [rdi+16000], zmm4	// total
vmovdqa64 zmmword ptr [rdi+16064], zmm5	// total
vmovdqa64 zmmword ptr [rdi+16128], zmm6	// total
vmovdqa64 zmmword ptr [rdi+16192], zmm7	// total
vmovdqa64 zmmword ptr [rdi+16256], zmm8	// total
vmovdqa64 zmmword ptr [rdi+16320], zmm9	// total
vmovdqa64 zmmword ptr [rdi+16384], zmm10	// total
vmovdqa64 zmmword ptr [rdi+16448], zmm11	// total
vmovdqa64 zmmword ptr [rdi+16512], zmm12	// total
vmovdqa64 zmmword ptr [rdi+16576], zmm13	// total
vmovdqa64 zmmword ptr [rdi+16640], zmm14	// total
vmovdqa64 zmmword ptr [rdi+16704], zmm15	// total
vzeroupper	// leave
ret	// leave
