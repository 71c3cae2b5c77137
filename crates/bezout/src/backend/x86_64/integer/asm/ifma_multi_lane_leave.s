// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses from what the last batch has left in sixteen lanes [BY19, Wui21]: now f is plus or minus the gcd, and
//   d x = 2^52 f modulo m. A lane whose f is neither 1 nor -1 has no inverse: its result is zero.
// In: rdi = address of the state; rsi = address of 16 results, each in 4 words of 64 bits, the lowest one first.
// Requires: limbs as the batches leave them; |d| <= 2^52 + 2^20 m, and below 2^260; AVX-512 F, DQ and IFMA.
// Out: the results in [0, m); in the state, in the order of the rows, all ones where there is an inverse, else zero; zeros for all else
//   that depends on a number.
// Timing: constant.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 335 instructions.
vpxord zmm30, zmm30, zmm30	// constants
mov rax, 0xfffffffffffff	// constants
vpbroadcastq zmm31, rax	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+2176]	// group0.unit
vpsraq zmm1, zmm0, 63	// group0.unit
vpmovq2m k1, zmm0	// group0.unit
vpxorq zmm0, zmm0, zmm1	// group0.unit
vpandq zmm2, zmm1, zmm31	// group0.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+1216]	// group0.unit
vporq zmm0, zmm0, zmm3	// group0.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+1536]	// group0.unit
vporq zmm0, zmm0, zmm3	// group0.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+1856]	// group0.unit
vporq zmm0, zmm0, zmm3	// group0.unit
mov eax, 1	// group0.unit
vpbroadcastq zmm3, rax	// group0.unit
vporq zmm2, zmm2, zmm3	// group0.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+896]	// group0.unit
vporq zmm0, zmm0, zmm3	// group0.unit
vptestnmq k2, zmm0, zmm0	// group0.unit
vpternlogq zmm3{k2}{z}, zmm3, zmm3, 0xff	// group0.unit
vpermq zmm3, zmm3, 0xd8	// group0.unit
vmovdqa64 zmmword ptr [rdi+128], zmm3	// group0.unit
vmovdqa64 zmm3, zmmword ptr [rdi+1024]	// group0.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group0.divide
vmovdqa64 zmm0, zmm3	// group0.divide
vpxord zmm1, zmm1, zmm1	// group0.divide
vpmadd52luq zmm1, zmm0, zmmword ptr [rdi+0]	// group0.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+1152]	// group0.divide
vpsraq zmm0, zmm0, 52	// group0.divide
vmovdqa64 zmm3, zmmword ptr [rdi+1344]	// group0.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group0.divide
vpaddq zmm0, zmm0, zmm3	// group0.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+1152]	// group0.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+1472]	// group0.divide
vpandq zmm4, zmm0, zmm31	// group0.divide
vpsraq zmm0, zmm0, 52	// group0.divide
vmovdqa64 zmm3, zmmword ptr [rdi+1664]	// group0.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group0.divide
vpaddq zmm0, zmm0, zmm3	// group0.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+1472]	// group0.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+1792]	// group0.divide
vpandq zmm5, zmm0, zmm31	// group0.divide
vpsraq zmm0, zmm0, 52	// group0.divide
vmovdqa64 zmm3, zmmword ptr [rdi+1984]	// group0.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group0.divide
vpaddq zmm0, zmm0, zmm3	// group0.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+1792]	// group0.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+2112]	// group0.divide
vpandq zmm6, zmm0, zmm31	// group0.divide
vpsraq zmm0, zmm0, 52	// group0.divide
vmovdqa64 zmm3, zmmword ptr [rdi+2304]	// group0.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group0.divide
vpaddq zmm0, zmm0, zmm3	// group0.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+2112]	// group0.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+2432]	// group0.divide
vpandq zmm7, zmm0, zmm31	// group0.divide
vpsraq zmm0, zmm0, 52	// group0.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+2432]	// group0.divide
vmovdqa64 zmm8, zmm0	// group0.divide
vpmovq2m k3, zmm8	// group0.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+1152]	// group0.reduce
vpaddq zmm4{k3}, zmm4, zmm2	// group0.reduce
vpsraq zmm0, zmm4, 52	// group0.reduce
vpandq zmm4, zmm4, zmm31	// group0.reduce
vpsubq zmm10, zmm4, zmm2	// group0.reduce
vpsraq zmm1, zmm10, 52	// group0.reduce
vpandq zmm10, zmm10, zmm31	// group0.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+1472]	// group0.reduce
vpaddq zmm5{k3}, zmm5, zmm2	// group0.reduce
vpaddq zmm5, zmm5, zmm0	// group0.reduce
vpsraq zmm0, zmm5, 52	// group0.reduce
vpandq zmm5, zmm5, zmm31	// group0.reduce
vpsubq zmm11, zmm5, zmm2	// group0.reduce
vpaddq zmm11, zmm11, zmm1	// group0.reduce
vpsraq zmm1, zmm11, 52	// group0.reduce
vpandq zmm11, zmm11, zmm31	// group0.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+1792]	// group0.reduce
vpaddq zmm6{k3}, zmm6, zmm2	// group0.reduce
vpaddq zmm6, zmm6, zmm0	// group0.reduce
vpsraq zmm0, zmm6, 52	// group0.reduce
vpandq zmm6, zmm6, zmm31	// group0.reduce
vpsubq zmm12, zmm6, zmm2	// group0.reduce
vpaddq zmm12, zmm12, zmm1	// group0.reduce
vpsraq zmm1, zmm12, 52	// group0.reduce
vpandq zmm12, zmm12, zmm31	// group0.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+2112]	// group0.reduce
vpaddq zmm7{k3}, zmm7, zmm2	// group0.reduce
vpaddq zmm7, zmm7, zmm0	// group0.reduce
vpsraq zmm0, zmm7, 52	// group0.reduce
vpandq zmm7, zmm7, zmm31	// group0.reduce
vpsubq zmm13, zmm7, zmm2	// group0.reduce
vpaddq zmm13, zmm13, zmm1	// group0.reduce
vpsraq zmm1, zmm13, 52	// group0.reduce
vpandq zmm13, zmm13, zmm31	// group0.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+2432]	// group0.reduce
vpaddq zmm8{k3}, zmm8, zmm2	// group0.reduce
vpaddq zmm8, zmm8, zmm0	// group0.reduce
vpsubq zmm14, zmm8, zmm2	// group0.reduce
vpaddq zmm14, zmm14, zmm1	// group0.reduce
vpmovq2m k4, zmm14	// group0.reduce
vmovdqa64 zmm10{k4}, zmm4	// group0.select
vmovdqa64 zmm11{k4}, zmm5	// group0.select
vmovdqa64 zmm12{k4}, zmm6	// group0.select
vmovdqa64 zmm13{k4}, zmm7	// group0.select
vmovdqa64 zmm14{k4}, zmm8	// group0.select
vpsllq zmm0, zmm11, 52	// group0.join
vporq zmm16{k2}{z}, zmm10, zmm0	// group0.join
vpsllq zmm0, zmm12, 40	// group0.join
vpsrlq zmm17, zmm11, 12	// group0.join
vporq zmm17{k2}{z}, zmm17, zmm0	// group0.join
vpsllq zmm0, zmm13, 28	// group0.join
vpsrlq zmm18, zmm12, 24	// group0.join
vporq zmm18{k2}{z}, zmm18, zmm0	// group0.join
vpsllq zmm0, zmm14, 16	// group0.join
vpsrlq zmm19, zmm13, 36	// group0.join
vporq zmm19{k2}{z}, zmm19, zmm0	// group0.join
vpunpcklqdq zmm20, zmm16, zmm17	// group0.rows
vpunpcklqdq zmm22, zmm18, zmm19	// group0.rows
vpunpckhqdq zmm21, zmm16, zmm17	// group0.rows
vpunpckhqdq zmm23, zmm18, zmm19	// group0.rows
vshufi64x2 zmm0, zmm20, zmm22, 0x44	// group0.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group0.rows
vmovdqu64 zmmword ptr [rsi+0], zmm0	// group0.rows
vshufi64x2 zmm0, zmm21, zmm23, 0x44	// group0.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group0.rows
vmovdqu64 zmmword ptr [rsi+64], zmm0	// group0.rows
vshufi64x2 zmm0, zmm20, zmm22, 0xee	// group0.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group0.rows
vmovdqu64 zmmword ptr [rsi+128], zmm0	// group0.rows
vshufi64x2 zmm0, zmm21, zmm23, 0xee	// group0.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group0.rows
vmovdqu64 zmmword ptr [rsi+192], zmm0	// group0.rows
vmovdqa64 zmm0, zmmword ptr [rdi+4160]	// group1.unit
vpsraq zmm1, zmm0, 63	// group1.unit
vpmovq2m k1, zmm0	// group1.unit
vpxorq zmm0, zmm0, zmm1	// group1.unit
vpandq zmm2, zmm1, zmm31	// group1.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+3200]	// group1.unit
vporq zmm0, zmm0, zmm3	// group1.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+3520]	// group1.unit
vporq zmm0, zmm0, zmm3	// group1.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+3840]	// group1.unit
vporq zmm0, zmm0, zmm3	// group1.unit
mov eax, 1	// group1.unit
vpbroadcastq zmm3, rax	// group1.unit
vporq zmm2, zmm2, zmm3	// group1.unit
vpxorq zmm3, zmm2, zmmword ptr [rdi+2880]	// group1.unit
vporq zmm0, zmm0, zmm3	// group1.unit
vptestnmq k2, zmm0, zmm0	// group1.unit
vpternlogq zmm3{k2}{z}, zmm3, zmm3, 0xff	// group1.unit
vpermq zmm3, zmm3, 0xd8	// group1.unit
vmovdqa64 zmmword ptr [rdi+192], zmm3	// group1.unit
vmovdqa64 zmm3, zmmword ptr [rdi+3008]	// group1.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group1.divide
vmovdqa64 zmm0, zmm3	// group1.divide
vpxord zmm1, zmm1, zmm1	// group1.divide
vpmadd52luq zmm1, zmm0, zmmword ptr [rdi+64]	// group1.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+3136]	// group1.divide
vpsraq zmm0, zmm0, 52	// group1.divide
vmovdqa64 zmm3, zmmword ptr [rdi+3328]	// group1.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group1.divide
vpaddq zmm0, zmm0, zmm3	// group1.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+3136]	// group1.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+3456]	// group1.divide
vpandq zmm4, zmm0, zmm31	// group1.divide
vpsraq zmm0, zmm0, 52	// group1.divide
vmovdqa64 zmm3, zmmword ptr [rdi+3648]	// group1.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group1.divide
vpaddq zmm0, zmm0, zmm3	// group1.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+3456]	// group1.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+3776]	// group1.divide
vpandq zmm5, zmm0, zmm31	// group1.divide
vpsraq zmm0, zmm0, 52	// group1.divide
vmovdqa64 zmm3, zmmword ptr [rdi+3968]	// group1.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group1.divide
vpaddq zmm0, zmm0, zmm3	// group1.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+3776]	// group1.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+4096]	// group1.divide
vpandq zmm6, zmm0, zmm31	// group1.divide
vpsraq zmm0, zmm0, 52	// group1.divide
vmovdqa64 zmm3, zmmword ptr [rdi+4288]	// group1.divide
vpsubq zmm3{k1}, zmm30, zmm3	// group1.divide
vpaddq zmm0, zmm0, zmm3	// group1.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+4096]	// group1.divide
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+4416]	// group1.divide
vpandq zmm7, zmm0, zmm31	// group1.divide
vpsraq zmm0, zmm0, 52	// group1.divide
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+4416]	// group1.divide
vmovdqa64 zmm8, zmm0	// group1.divide
vpmovq2m k3, zmm8	// group1.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+3136]	// group1.reduce
vpaddq zmm4{k3}, zmm4, zmm2	// group1.reduce
vpsraq zmm0, zmm4, 52	// group1.reduce
vpandq zmm4, zmm4, zmm31	// group1.reduce
vpsubq zmm10, zmm4, zmm2	// group1.reduce
vpsraq zmm1, zmm10, 52	// group1.reduce
vpandq zmm10, zmm10, zmm31	// group1.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+3456]	// group1.reduce
vpaddq zmm5{k3}, zmm5, zmm2	// group1.reduce
vpaddq zmm5, zmm5, zmm0	// group1.reduce
vpsraq zmm0, zmm5, 52	// group1.reduce
vpandq zmm5, zmm5, zmm31	// group1.reduce
vpsubq zmm11, zmm5, zmm2	// group1.reduce
vpaddq zmm11, zmm11, zmm1	// group1.reduce
vpsraq zmm1, zmm11, 52	// group1.reduce
vpandq zmm11, zmm11, zmm31	// group1.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+3776]	// group1.reduce
vpaddq zmm6{k3}, zmm6, zmm2	// group1.reduce
vpaddq zmm6, zmm6, zmm0	// group1.reduce
vpsraq zmm0, zmm6, 52	// group1.reduce
vpandq zmm6, zmm6, zmm31	// group1.reduce
vpsubq zmm12, zmm6, zmm2	// group1.reduce
vpaddq zmm12, zmm12, zmm1	// group1.reduce
vpsraq zmm1, zmm12, 52	// group1.reduce
vpandq zmm12, zmm12, zmm31	// group1.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+4096]	// group1.reduce
vpaddq zmm7{k3}, zmm7, zmm2	// group1.reduce
vpaddq zmm7, zmm7, zmm0	// group1.reduce
vpsraq zmm0, zmm7, 52	// group1.reduce
vpandq zmm7, zmm7, zmm31	// group1.reduce
vpsubq zmm13, zmm7, zmm2	// group1.reduce
vpaddq zmm13, zmm13, zmm1	// group1.reduce
vpsraq zmm1, zmm13, 52	// group1.reduce
vpandq zmm13, zmm13, zmm31	// group1.reduce
vmovdqa64 zmm2, zmmword ptr [rdi+4416]	// group1.reduce
vpaddq zmm8{k3}, zmm8, zmm2	// group1.reduce
vpaddq zmm8, zmm8, zmm0	// group1.reduce
vpsubq zmm14, zmm8, zmm2	// group1.reduce
vpaddq zmm14, zmm14, zmm1	// group1.reduce
vpmovq2m k4, zmm14	// group1.reduce
vmovdqa64 zmm10{k4}, zmm4	// group1.select
vmovdqa64 zmm11{k4}, zmm5	// group1.select
vmovdqa64 zmm12{k4}, zmm6	// group1.select
vmovdqa64 zmm13{k4}, zmm7	// group1.select
vmovdqa64 zmm14{k4}, zmm8	// group1.select
vpsllq zmm0, zmm11, 52	// group1.join
vporq zmm16{k2}{z}, zmm10, zmm0	// group1.join
vpsllq zmm0, zmm12, 40	// group1.join
vpsrlq zmm17, zmm11, 12	// group1.join
vporq zmm17{k2}{z}, zmm17, zmm0	// group1.join
vpsllq zmm0, zmm13, 28	// group1.join
vpsrlq zmm18, zmm12, 24	// group1.join
vporq zmm18{k2}{z}, zmm18, zmm0	// group1.join
vpsllq zmm0, zmm14, 16	// group1.join
vpsrlq zmm19, zmm13, 36	// group1.join
vporq zmm19{k2}{z}, zmm19, zmm0	// group1.join
vpunpcklqdq zmm20, zmm16, zmm17	// group1.rows
vpunpcklqdq zmm22, zmm18, zmm19	// group1.rows
vpunpckhqdq zmm21, zmm16, zmm17	// group1.rows
vpunpckhqdq zmm23, zmm18, zmm19	// group1.rows
vshufi64x2 zmm0, zmm20, zmm22, 0x44	// group1.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group1.rows
vmovdqu64 zmmword ptr [rsi+256], zmm0	// group1.rows
vshufi64x2 zmm0, zmm21, zmm23, 0x44	// group1.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group1.rows
vmovdqu64 zmmword ptr [rsi+320], zmm0	// group1.rows
vshufi64x2 zmm0, zmm20, zmm22, 0xee	// group1.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group1.rows
vmovdqu64 zmmword ptr [rsi+384], zmm0	// group1.rows
vshufi64x2 zmm0, zmm21, zmm23, 0xee	// group1.rows
vshufi64x2 zmm0, zmm0, zmm0, 0xd8	// group1.rows
vmovdqu64 zmmword ptr [rsi+448], zmm0	// group1.rows
vmovdqa64 zmmword ptr [rdi+0], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+64], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+512], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+576], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+640], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+704], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+768], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+832], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+896], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+960], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1024], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1088], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1152], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2496], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1216], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1280], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1344], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1408], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1472], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2560], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1536], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1600], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1664], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1728], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1792], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2624], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1856], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1920], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+1984], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2048], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2112], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2688], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2176], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2240], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2304], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2368], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2432], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2752], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2816], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2880], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+2944], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3008], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3072], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3136], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4480], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3200], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3264], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3328], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3392], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3456], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4544], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3520], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3584], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3648], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3712], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3776], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4608], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3840], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3904], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+3968], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4032], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4096], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4672], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4160], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4224], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4288], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4352], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4416], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4736], zmm30	// wipe
vmovdqa64 zmmword ptr [rdi+4800], zmm30	// wipe
vzeroupper	// leave
ret	// leave
