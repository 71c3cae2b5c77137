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
.macro load d0
vmovdqu64 zmm0, zmmword ptr [rsi+\d0]
vmovdqu64 zmm1, zmmword ptr [rsi+64+\d0]
vmovdqu64 zmm2, zmmword ptr [rsi+128+\d0]
vmovdqu64 zmm3, zmmword ptr [rsi+192+\d0]
vpunpcklqdq zmm4, zmm0, zmm1
vpunpckhqdq zmm5, zmm0, zmm1
vpunpcklqdq zmm6, zmm2, zmm3
vpunpckhqdq zmm7, zmm2, zmm3
vshufi64x2 zmm8, zmm4, zmm6, 0x88
vshufi64x2 zmm9, zmm5, zmm7, 0x88
vshufi64x2 zmm10, zmm4, zmm6, 0xdd
vshufi64x2 zmm11, zmm5, zmm7, 0xdd
.endm
.macro limbs d0
vpandq zmm16, zmm8, zmm31
vmovdqa64 zmmword ptr [rdi+960+\d0], zmm16
vpsrlq zmm17, zmm8, 52
vpsllq zmm12, zmm9, 12
vpternlogq zmm17, zmm12, zmm31, 0xa8
vmovdqa64 zmmword ptr [rdi+1280+\d0], zmm17
vpsrlq zmm18, zmm9, 40
vpsllq zmm12, zmm10, 24
vpternlogq zmm18, zmm12, zmm31, 0xa8
vmovdqa64 zmmword ptr [rdi+1600+\d0], zmm18
vpsrlq zmm19, zmm10, 28
vpsllq zmm12, zmm11, 36
vpternlogq zmm19, zmm12, zmm31, 0xa8
vmovdqa64 zmmword ptr [rdi+1920+\d0], zmm19
vpsrlq zmm20, zmm11, 16
vmovdqa64 zmmword ptr [rdi+2240+\d0], zmm20
.endm
.macro load_2 d0
vmovdqu64 zmm0, zmmword ptr [rdx+\d0]
vmovdqu64 zmm1, zmmword ptr [rdx+64+\d0]
vmovdqu64 zmm2, zmmword ptr [rdx+128+\d0]
vmovdqu64 zmm3, zmmword ptr [rdx+192+\d0]
vpunpcklqdq zmm4, zmm0, zmm1
vpunpckhqdq zmm5, zmm0, zmm1
vpunpcklqdq zmm6, zmm2, zmm3
vpunpckhqdq zmm7, zmm2, zmm3
vshufi64x2 zmm8, zmm4, zmm6, 0x88
vshufi64x2 zmm9, zmm5, zmm7, 0x88
vshufi64x2 zmm10, zmm4, zmm6, 0xdd
vshufi64x2 zmm11, zmm5, zmm7, 0xdd
.endm
.macro limbs_2 d0
vpandq zmm16, zmm8, zmm31
vmovdqa64 zmmword ptr [rdi+896+\d0], zmm16
vmovdqa64 zmmword ptr [rdi+1152+\d0], zmm16
vpsrlq zmm17, zmm8, 52
vpsllq zmm12, zmm9, 12
vpternlogq zmm17, zmm12, zmm31, 0xa8
vmovdqa64 zmmword ptr [rdi+1216+\d0], zmm17
vmovdqa64 zmmword ptr [rdi+1472+\d0], zmm17
vpsrlq zmm18, zmm9, 40
vpsllq zmm12, zmm10, 24
vpternlogq zmm18, zmm12, zmm31, 0xa8
vmovdqa64 zmmword ptr [rdi+1536+\d0], zmm18
vmovdqa64 zmmword ptr [rdi+1792+\d0], zmm18
vpsrlq zmm19, zmm10, 28
vpsllq zmm12, zmm11, 36
vpternlogq zmm19, zmm12, zmm31, 0xa8
vmovdqa64 zmmword ptr [rdi+1856+\d0], zmm19
vmovdqa64 zmmword ptr [rdi+2112+\d0], zmm19
vpsrlq zmm20, zmm11, 16
vmovdqa64 zmmword ptr [rdi+2176+\d0], zmm20
vmovdqa64 zmmword ptr [rdi+2432+\d0], zmm20
.endm
.macro half d0
vmovdqa64 zmm0, zmm30
vpsllq zmm1, zmm16, 51
vpandq zmm1, zmm1, zmm31
vpaddq zmm0, zmm0, zmm1
vpsubq zmm0, zmm30, zmm0
vmovdqa64 zmmword ptr [rdi+2496+\d0], zmm0
vpsrlq zmm0, zmm16, 1
vpsllq zmm1, zmm17, 51
vpandq zmm1, zmm1, zmm31
vpaddq zmm0, zmm0, zmm1
vpsubq zmm0, zmm30, zmm0
vmovdqa64 zmmword ptr [rdi+2560+\d0], zmm0
vpsrlq zmm0, zmm17, 1
vpsllq zmm1, zmm18, 51
vpandq zmm1, zmm1, zmm31
vpaddq zmm0, zmm0, zmm1
vpsubq zmm0, zmm30, zmm0
vmovdqa64 zmmword ptr [rdi+2624+\d0], zmm0
vpsrlq zmm0, zmm18, 1
vpsllq zmm1, zmm19, 51
vpandq zmm1, zmm1, zmm31
vpaddq zmm0, zmm0, zmm1
vpsubq zmm0, zmm30, zmm0
vmovdqa64 zmmword ptr [rdi+2688+\d0], zmm0
vpsrlq zmm0, zmm19, 1
vpsllq zmm1, zmm20, 51
vpandq zmm1, zmm1, zmm31
vpaddq zmm0, zmm0, zmm1
vpsubq zmm0, zmm30, zmm0
vmovdqa64 zmmword ptr [rdi+2752+\d0], zmm0
vpsrlq zmm0, zmm20, 1
vpsubq zmm0, zmm30, zmm0
vmovdqa64 zmmword ptr [rdi+2816+\d0], zmm0
.endm
.macro cofactors d0
vmovdqa64 zmmword ptr [rdi+1024+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+1344+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+1664+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+1984+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+2304+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+1088+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+1728+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+2048+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+2368+\d0], zmm30
vpxorq zmm0, zmm16, zmm29
vporq zmm0, zmm0, zmm17
vporq zmm0, zmm0, zmm18
vporq zmm0, zmm0, zmm19
vporq zmm0, zmm0, zmm20
vptestmq k1, zmm0, zmm0
vmovdqa64 zmm0{k1}{z}, zmm29
vmovdqa64 zmmword ptr [rdi+1408+\d0], zmm0
.endm
.macro load_to_inverse d0, d1, d2
load \d0
limbs \d1
load_2 \d0
limbs_2 \d1
half \d1
cofactors \d1
vpermq zmm0, zmmword ptr [rdi+\d2], 0xd8
vmovdqa64 zmmword ptr [rdi+\d2], zmm0
.endm
vpxord zmm30, zmm30, zmm30	// constants
mov rax, 0xfffffffffffff	// constants
vpbroadcastq zmm31, rax	// constants
mov eax, 1	// constants
vpbroadcastq zmm29, rax	// constants
load_to_inverse 0, 0, 0	// group0.load
load_to_inverse 256, 1984, 64	// group1.load
vzeroupper	// leave
ret	// leave
.purgem load
.purgem limbs
.purgem load_2
.purgem limbs_2
.purgem half
.purgem cofactors
.purgem load_to_inverse
