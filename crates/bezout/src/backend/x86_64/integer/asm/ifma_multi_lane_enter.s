// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: sixteen numbers x and moduli m of 256 bits into lanes: f = m, g = x, d = 0, e = 2^52 or, modulo 1, 0; and -2^51 m.
// In: rdi = address of the state, as for the batches; rsi and rdx = addresses of 16 numbers x and as many m, each in 4 words of 64
//   bits, the lowest one first. The state has -1/m modulo 2^64 of each m, in the order of the rows.
// Requires: m odd or zero; AVX-512 F.
// Out: all limbs, and -1/m in the lanes.
// Timing: constant.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 233 instructions.
vpxord zmm30, zmm30, zmm30	// constants
mov rax, 0xfffffffffffff	// constants
vpbroadcastq zmm31, rax	// constants
mov eax, 1	// constants
vpbroadcastq zmm29, rax	// constants
vmovdqu64 zmm0, zmmword ptr [rsi+0]	// group0.load
vmovdqu64 zmm1, zmmword ptr [rsi+64]	// group0.load
vmovdqu64 zmm2, zmmword ptr [rsi+128]	// group0.load
vmovdqu64 zmm3, zmmword ptr [rsi+192]	// group0.load
vpunpcklqdq zmm4, zmm0, zmm1	// group0.load
vpunpckhqdq zmm5, zmm0, zmm1	// group0.load
vpunpcklqdq zmm6, zmm2, zmm3	// group0.load
vpunpckhqdq zmm7, zmm2, zmm3	// group0.load
vshufi64x2 zmm8, zmm4, zmm6, 0x88	// group0.load
vshufi64x2 zmm9, zmm5, zmm7, 0x88	// group0.load
vshufi64x2 zmm10, zmm4, zmm6, 0xdd	// group0.load
vshufi64x2 zmm11, zmm5, zmm7, 0xdd	// group0.load
vpandq zmm16, zmm8, zmm31	// group0.limbs
vmovdqa64 zmmword ptr [rdi+960], zmm16	// group0.limbs
vpsrlq zmm17, zmm8, 52	// group0.limbs
vpsllq zmm12, zmm9, 12	// group0.limbs
vpternlogq zmm17, zmm12, zmm31, 0xa8	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1280], zmm17	// group0.limbs
vpsrlq zmm18, zmm9, 40	// group0.limbs
vpsllq zmm12, zmm10, 24	// group0.limbs
vpternlogq zmm18, zmm12, zmm31, 0xa8	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1600], zmm18	// group0.limbs
vpsrlq zmm19, zmm10, 28	// group0.limbs
vpsllq zmm12, zmm11, 36	// group0.limbs
vpternlogq zmm19, zmm12, zmm31, 0xa8	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1920], zmm19	// group0.limbs
vpsrlq zmm20, zmm11, 16	// group0.limbs
vmovdqa64 zmmword ptr [rdi+2240], zmm20	// group0.limbs
vmovdqu64 zmm0, zmmword ptr [rdx+0]	// group0.load
vmovdqu64 zmm1, zmmword ptr [rdx+64]	// group0.load
vmovdqu64 zmm2, zmmword ptr [rdx+128]	// group0.load
vmovdqu64 zmm3, zmmword ptr [rdx+192]	// group0.load
vpunpcklqdq zmm4, zmm0, zmm1	// group0.load
vpunpckhqdq zmm5, zmm0, zmm1	// group0.load
vpunpcklqdq zmm6, zmm2, zmm3	// group0.load
vpunpckhqdq zmm7, zmm2, zmm3	// group0.load
vshufi64x2 zmm8, zmm4, zmm6, 0x88	// group0.load
vshufi64x2 zmm9, zmm5, zmm7, 0x88	// group0.load
vshufi64x2 zmm10, zmm4, zmm6, 0xdd	// group0.load
vshufi64x2 zmm11, zmm5, zmm7, 0xdd	// group0.load
vpandq zmm16, zmm8, zmm31	// group0.limbs
vmovdqa64 zmmword ptr [rdi+896], zmm16	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1152], zmm16	// group0.limbs
vpsrlq zmm17, zmm8, 52	// group0.limbs
vpsllq zmm12, zmm9, 12	// group0.limbs
vpternlogq zmm17, zmm12, zmm31, 0xa8	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1216], zmm17	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1472], zmm17	// group0.limbs
vpsrlq zmm18, zmm9, 40	// group0.limbs
vpsllq zmm12, zmm10, 24	// group0.limbs
vpternlogq zmm18, zmm12, zmm31, 0xa8	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1536], zmm18	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1792], zmm18	// group0.limbs
vpsrlq zmm19, zmm10, 28	// group0.limbs
vpsllq zmm12, zmm11, 36	// group0.limbs
vpternlogq zmm19, zmm12, zmm31, 0xa8	// group0.limbs
vmovdqa64 zmmword ptr [rdi+1856], zmm19	// group0.limbs
vmovdqa64 zmmword ptr [rdi+2112], zmm19	// group0.limbs
vpsrlq zmm20, zmm11, 16	// group0.limbs
vmovdqa64 zmmword ptr [rdi+2176], zmm20	// group0.limbs
vmovdqa64 zmmword ptr [rdi+2432], zmm20	// group0.limbs
vmovdqa64 zmm0, zmm30	// group0.half
vpsllq zmm1, zmm16, 51	// group0.half
vpandq zmm1, zmm1, zmm31	// group0.half
vpaddq zmm0, zmm0, zmm1	// group0.half
vpsubq zmm0, zmm30, zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+2496], zmm0	// group0.half
vpsrlq zmm0, zmm16, 1	// group0.half
vpsllq zmm1, zmm17, 51	// group0.half
vpandq zmm1, zmm1, zmm31	// group0.half
vpaddq zmm0, zmm0, zmm1	// group0.half
vpsubq zmm0, zmm30, zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+2560], zmm0	// group0.half
vpsrlq zmm0, zmm17, 1	// group0.half
vpsllq zmm1, zmm18, 51	// group0.half
vpandq zmm1, zmm1, zmm31	// group0.half
vpaddq zmm0, zmm0, zmm1	// group0.half
vpsubq zmm0, zmm30, zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+2624], zmm0	// group0.half
vpsrlq zmm0, zmm18, 1	// group0.half
vpsllq zmm1, zmm19, 51	// group0.half
vpandq zmm1, zmm1, zmm31	// group0.half
vpaddq zmm0, zmm0, zmm1	// group0.half
vpsubq zmm0, zmm30, zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+2688], zmm0	// group0.half
vpsrlq zmm0, zmm19, 1	// group0.half
vpsllq zmm1, zmm20, 51	// group0.half
vpandq zmm1, zmm1, zmm31	// group0.half
vpaddq zmm0, zmm0, zmm1	// group0.half
vpsubq zmm0, zmm30, zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+2752], zmm0	// group0.half
vpsrlq zmm0, zmm20, 1	// group0.half
vpsubq zmm0, zmm30, zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+2816], zmm0	// group0.half
vmovdqa64 zmmword ptr [rdi+1024], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+1344], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+1664], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+1984], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+2304], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+1088], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+1728], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+2048], zmm30	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+2368], zmm30	// group0.cofactors
vpxorq zmm0, zmm16, zmm29	// group0.cofactors
vporq zmm0, zmm0, zmm17	// group0.cofactors
vporq zmm0, zmm0, zmm18	// group0.cofactors
vporq zmm0, zmm0, zmm19	// group0.cofactors
vporq zmm0, zmm0, zmm20	// group0.cofactors
vptestmq k1, zmm0, zmm0	// group0.cofactors
vmovdqa64 zmm0{k1}{z}, zmm29	// group0.cofactors
vmovdqa64 zmmword ptr [rdi+1408], zmm0	// group0.cofactors
vpermq zmm0, zmmword ptr [rdi+0], 0xd8	// group0.inverse
vmovdqa64 zmmword ptr [rdi+0], zmm0	// group0.inverse
vmovdqu64 zmm0, zmmword ptr [rsi+256]	// group1.load
vmovdqu64 zmm1, zmmword ptr [rsi+320]	// group1.load
vmovdqu64 zmm2, zmmword ptr [rsi+384]	// group1.load
vmovdqu64 zmm3, zmmword ptr [rsi+448]	// group1.load
vpunpcklqdq zmm4, zmm0, zmm1	// group1.load
vpunpckhqdq zmm5, zmm0, zmm1	// group1.load
vpunpcklqdq zmm6, zmm2, zmm3	// group1.load
vpunpckhqdq zmm7, zmm2, zmm3	// group1.load
vshufi64x2 zmm8, zmm4, zmm6, 0x88	// group1.load
vshufi64x2 zmm9, zmm5, zmm7, 0x88	// group1.load
vshufi64x2 zmm10, zmm4, zmm6, 0xdd	// group1.load
vshufi64x2 zmm11, zmm5, zmm7, 0xdd	// group1.load
vpandq zmm16, zmm8, zmm31	// group1.limbs
vmovdqa64 zmmword ptr [rdi+2944], zmm16	// group1.limbs
vpsrlq zmm17, zmm8, 52	// group1.limbs
vpsllq zmm12, zmm9, 12	// group1.limbs
vpternlogq zmm17, zmm12, zmm31, 0xa8	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3264], zmm17	// group1.limbs
vpsrlq zmm18, zmm9, 40	// group1.limbs
vpsllq zmm12, zmm10, 24	// group1.limbs
vpternlogq zmm18, zmm12, zmm31, 0xa8	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3584], zmm18	// group1.limbs
vpsrlq zmm19, zmm10, 28	// group1.limbs
vpsllq zmm12, zmm11, 36	// group1.limbs
vpternlogq zmm19, zmm12, zmm31, 0xa8	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3904], zmm19	// group1.limbs
vpsrlq zmm20, zmm11, 16	// group1.limbs
vmovdqa64 zmmword ptr [rdi+4224], zmm20	// group1.limbs
vmovdqu64 zmm0, zmmword ptr [rdx+256]	// group1.load
vmovdqu64 zmm1, zmmword ptr [rdx+320]	// group1.load
vmovdqu64 zmm2, zmmword ptr [rdx+384]	// group1.load
vmovdqu64 zmm3, zmmword ptr [rdx+448]	// group1.load
vpunpcklqdq zmm4, zmm0, zmm1	// group1.load
vpunpckhqdq zmm5, zmm0, zmm1	// group1.load
vpunpcklqdq zmm6, zmm2, zmm3	// group1.load
vpunpckhqdq zmm7, zmm2, zmm3	// group1.load
vshufi64x2 zmm8, zmm4, zmm6, 0x88	// group1.load
vshufi64x2 zmm9, zmm5, zmm7, 0x88	// group1.load
vshufi64x2 zmm10, zmm4, zmm6, 0xdd	// group1.load
vshufi64x2 zmm11, zmm5, zmm7, 0xdd	// group1.load
vpandq zmm16, zmm8, zmm31	// group1.limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm16	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3136], zmm16	// group1.limbs
vpsrlq zmm17, zmm8, 52	// group1.limbs
vpsllq zmm12, zmm9, 12	// group1.limbs
vpternlogq zmm17, zmm12, zmm31, 0xa8	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3200], zmm17	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3456], zmm17	// group1.limbs
vpsrlq zmm18, zmm9, 40	// group1.limbs
vpsllq zmm12, zmm10, 24	// group1.limbs
vpternlogq zmm18, zmm12, zmm31, 0xa8	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3520], zmm18	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3776], zmm18	// group1.limbs
vpsrlq zmm19, zmm10, 28	// group1.limbs
vpsllq zmm12, zmm11, 36	// group1.limbs
vpternlogq zmm19, zmm12, zmm31, 0xa8	// group1.limbs
vmovdqa64 zmmword ptr [rdi+3840], zmm19	// group1.limbs
vmovdqa64 zmmword ptr [rdi+4096], zmm19	// group1.limbs
vpsrlq zmm20, zmm11, 16	// group1.limbs
vmovdqa64 zmmword ptr [rdi+4160], zmm20	// group1.limbs
vmovdqa64 zmmword ptr [rdi+4416], zmm20	// group1.limbs
vmovdqa64 zmm0, zmm30	// group1.half
vpsllq zmm1, zmm16, 51	// group1.half
vpandq zmm1, zmm1, zmm31	// group1.half
vpaddq zmm0, zmm0, zmm1	// group1.half
vpsubq zmm0, zmm30, zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+4480], zmm0	// group1.half
vpsrlq zmm0, zmm16, 1	// group1.half
vpsllq zmm1, zmm17, 51	// group1.half
vpandq zmm1, zmm1, zmm31	// group1.half
vpaddq zmm0, zmm0, zmm1	// group1.half
vpsubq zmm0, zmm30, zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+4544], zmm0	// group1.half
vpsrlq zmm0, zmm17, 1	// group1.half
vpsllq zmm1, zmm18, 51	// group1.half
vpandq zmm1, zmm1, zmm31	// group1.half
vpaddq zmm0, zmm0, zmm1	// group1.half
vpsubq zmm0, zmm30, zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+4608], zmm0	// group1.half
vpsrlq zmm0, zmm18, 1	// group1.half
vpsllq zmm1, zmm19, 51	// group1.half
vpandq zmm1, zmm1, zmm31	// group1.half
vpaddq zmm0, zmm0, zmm1	// group1.half
vpsubq zmm0, zmm30, zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+4672], zmm0	// group1.half
vpsrlq zmm0, zmm19, 1	// group1.half
vpsllq zmm1, zmm20, 51	// group1.half
vpandq zmm1, zmm1, zmm31	// group1.half
vpaddq zmm0, zmm0, zmm1	// group1.half
vpsubq zmm0, zmm30, zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+4736], zmm0	// group1.half
vpsrlq zmm0, zmm20, 1	// group1.half
vpsubq zmm0, zmm30, zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+4800], zmm0	// group1.half
vmovdqa64 zmmword ptr [rdi+3008], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+3328], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+3648], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+3968], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+4288], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+3072], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+3712], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+4032], zmm30	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+4352], zmm30	// group1.cofactors
vpxorq zmm0, zmm16, zmm29	// group1.cofactors
vporq zmm0, zmm0, zmm17	// group1.cofactors
vporq zmm0, zmm0, zmm18	// group1.cofactors
vporq zmm0, zmm0, zmm19	// group1.cofactors
vporq zmm0, zmm0, zmm20	// group1.cofactors
vptestmq k1, zmm0, zmm0	// group1.cofactors
vmovdqa64 zmm0{k1}{z}, zmm29	// group1.cofactors
vmovdqa64 zmmword ptr [rdi+3392], zmm0	// group1.cofactors
vpermq zmm0, zmmword ptr [rdi+64], 0xd8	// group1.inverse
vmovdqa64 zmmword ptr [rdi+64], zmm0	// group1.inverse
vzeroupper	// leave
ret	// leave
