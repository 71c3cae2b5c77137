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
.macro unit d0, d1
vmovdqa64 zmm0, zmmword ptr [rdi+2176+\d0]
vpsraq zmm1, zmm0, 63
vpmovq2m k1, zmm0
vpxorq zmm0, zmm0, zmm1
vpandq zmm2, zmm1, zmm31
vpxorq zmm3, zmm2, zmmword ptr [rdi+1216+\d0]
vporq zmm0, zmm0, zmm3
vpxorq zmm3, zmm2, zmmword ptr [rdi+1536+\d0]
vporq zmm0, zmm0, zmm3
vpxorq zmm3, zmm2, zmmword ptr [rdi+1856+\d0]
vporq zmm0, zmm0, zmm3
mov eax, 1
vpbroadcastq zmm3, rax
vporq zmm2, zmm2, zmm3
vpxorq zmm3, zmm2, zmmword ptr [rdi+896+\d0]
vporq zmm0, zmm0, zmm3
vptestnmq k2, zmm0, zmm0
vpternlogq zmm3{k2}{z}, zmm3, zmm3, 0xff
vpermq zmm3, zmm3, 0xd8
vmovdqa64 zmmword ptr [rdi+128+\d1], zmm3
.endm
.macro divide d0, d1
vmovdqa64 zmm3, zmmword ptr [rdi+1024+\d0]
vpsubq zmm3{k1}, zmm30, zmm3
vmovdqa64 zmm0, zmm3
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm0, zmmword ptr [rdi+\d1]
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+1152+\d0]
vpsraq zmm0, zmm0, 52
vmovdqa64 zmm3, zmmword ptr [rdi+1344+\d0]
vpsubq zmm3{k1}, zmm30, zmm3
vpaddq zmm0, zmm0, zmm3
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+1152+\d0]
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+1472+\d0]
vpandq zmm4, zmm0, zmm31
vpsraq zmm0, zmm0, 52
vmovdqa64 zmm3, zmmword ptr [rdi+1664+\d0]
vpsubq zmm3{k1}, zmm30, zmm3
vpaddq zmm0, zmm0, zmm3
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+1472+\d0]
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+1792+\d0]
vpandq zmm5, zmm0, zmm31
vpsraq zmm0, zmm0, 52
vmovdqa64 zmm3, zmmword ptr [rdi+1984+\d0]
vpsubq zmm3{k1}, zmm30, zmm3
vpaddq zmm0, zmm0, zmm3
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+1792+\d0]
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+2112+\d0]
vpandq zmm6, zmm0, zmm31
vpsraq zmm0, zmm0, 52
vmovdqa64 zmm3, zmmword ptr [rdi+2304+\d0]
vpsubq zmm3{k1}, zmm30, zmm3
vpaddq zmm0, zmm0, zmm3
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+2112+\d0]
vpmadd52luq zmm0, zmm1, zmmword ptr [rdi+2432+\d0]
vpandq zmm7, zmm0, zmm31
vpsraq zmm0, zmm0, 52
vpmadd52huq zmm0, zmm1, zmmword ptr [rdi+2432+\d0]
vmovdqa64 zmm8, zmm0
.endm
.macro reduce d0
vpmovq2m k3, zmm8
vmovdqa64 zmm2, zmmword ptr [rdi+1152+\d0]
vpaddq zmm4{k3}, zmm4, zmm2
vpsraq zmm0, zmm4, 52
vpandq zmm4, zmm4, zmm31
vpsubq zmm10, zmm4, zmm2
vpsraq zmm1, zmm10, 52
vpandq zmm10, zmm10, zmm31
vmovdqa64 zmm2, zmmword ptr [rdi+1472+\d0]
vpaddq zmm5{k3}, zmm5, zmm2
vpaddq zmm5, zmm5, zmm0
vpsraq zmm0, zmm5, 52
vpandq zmm5, zmm5, zmm31
vpsubq zmm11, zmm5, zmm2
vpaddq zmm11, zmm11, zmm1
vpsraq zmm1, zmm11, 52
vpandq zmm11, zmm11, zmm31
vmovdqa64 zmm2, zmmword ptr [rdi+1792+\d0]
vpaddq zmm6{k3}, zmm6, zmm2
vpaddq zmm6, zmm6, zmm0
vpsraq zmm0, zmm6, 52
vpandq zmm6, zmm6, zmm31
vpsubq zmm12, zmm6, zmm2
vpaddq zmm12, zmm12, zmm1
vpsraq zmm1, zmm12, 52
vpandq zmm12, zmm12, zmm31
vmovdqa64 zmm2, zmmword ptr [rdi+2112+\d0]
vpaddq zmm7{k3}, zmm7, zmm2
vpaddq zmm7, zmm7, zmm0
vpsraq zmm0, zmm7, 52
vpandq zmm7, zmm7, zmm31
vpsubq zmm13, zmm7, zmm2
vpaddq zmm13, zmm13, zmm1
vpsraq zmm1, zmm13, 52
vpandq zmm13, zmm13, zmm31
vmovdqa64 zmm2, zmmword ptr [rdi+2432+\d0]
vpaddq zmm8{k3}, zmm8, zmm2
vpaddq zmm8, zmm8, zmm0
vpsubq zmm14, zmm8, zmm2
vpaddq zmm14, zmm14, zmm1
vpmovq2m k4, zmm14
.endm
.macro join
vpsllq zmm0, zmm11, 52
vporq zmm16{k2}{z}, zmm10, zmm0
vpsllq zmm0, zmm12, 40
vpsrlq zmm17, zmm11, 12
vporq zmm17{k2}{z}, zmm17, zmm0
vpsllq zmm0, zmm13, 28
vpsrlq zmm18, zmm12, 24
vporq zmm18{k2}{z}, zmm18, zmm0
vpsllq zmm0, zmm14, 16
vpsrlq zmm19, zmm13, 36
vporq zmm19{k2}{z}, zmm19, zmm0
.endm
.macro rows d0
vpunpcklqdq zmm20, zmm16, zmm17
vpunpcklqdq zmm22, zmm18, zmm19
vpunpckhqdq zmm21, zmm16, zmm17
vpunpckhqdq zmm23, zmm18, zmm19
vshufi64x2 zmm0, zmm20, zmm22, 0x44
vshufi64x2 zmm0, zmm0, zmm0, 0xd8
vmovdqu64 zmmword ptr [rsi+\d0], zmm0
vshufi64x2 zmm0, zmm21, zmm23, 0x44
vshufi64x2 zmm0, zmm0, zmm0, 0xd8
vmovdqu64 zmmword ptr [rsi+64+\d0], zmm0
vshufi64x2 zmm0, zmm20, zmm22, 0xee
vshufi64x2 zmm0, zmm0, zmm0, 0xd8
vmovdqu64 zmmword ptr [rsi+128+\d0], zmm0
vshufi64x2 zmm0, zmm21, zmm23, 0xee
vshufi64x2 zmm0, zmm0, zmm0, 0xd8
vmovdqu64 zmmword ptr [rsi+192+\d0], zmm0
.endm
.macro wipe d0, d1, d2, d3, d4, d5, d6
vmovdqa64 zmmword ptr [rdi+\d0], zmm30
vmovdqa64 zmmword ptr [rdi+64+\d1], zmm30
vmovdqa64 zmmword ptr [rdi+512+\d2], zmm30
vmovdqa64 zmmword ptr [rdi+576+\d3], zmm30
vmovdqa64 zmmword ptr [rdi+640+\d4], zmm30
vmovdqa64 zmmword ptr [rdi+704+\d5], zmm30
vmovdqa64 zmmword ptr [rdi+768+\d6], zmm30
.endm
.macro unit_to_rows d0, d1, d2
unit \d0, \d1
divide \d0, \d1
reduce \d0
vmovdqa64 zmm10{k4}, zmm4
vmovdqa64 zmm11{k4}, zmm5
vmovdqa64 zmm12{k4}, zmm6
vmovdqa64 zmm13{k4}, zmm7
vmovdqa64 zmm14{k4}, zmm8
join
rows \d2
.endm
vpxord zmm30, zmm30, zmm30	// constants
mov rax, 0xfffffffffffff	// constants
vpbroadcastq zmm31, rax	// constants
unit_to_rows 0, 0, 0	// group0.unit
unit_to_rows 1984, 64, 256	// group1.unit
wipe 0, 0, 0, 0, 0, 0, 0	// wipe
wipe 832, 832, 448, 448, 448, 448, 1728	// wipe
wipe 1216, 1216, 832, 832, 832, 1856, 768	// wipe
wipe 1600, 1600, 1216, 1216, 1984, 1152, 1152	// wipe
wipe 1984, 1984, 1600, 2112, 1536, 1536, 1536	// wipe
wipe 2368, 2368, 2240, 2240, 2240, 2240, 2240	// wipe
wipe 3072, 3072, 3968, 2624, 2624, 2624, 2624	// wipe
wipe 3456, 4480, 3008, 3008, 3008, 3008, 3008	// wipe
wipe 4608, 3776, 3392, 3392, 3392, 3392, 3904	// wipe
wipe 4160, 4160, 3776, 3776, 3776, 4032, 4032	// wipe
vzeroupper	// leave
ret	// leave
.purgem unit
.purgem divide
.purgem reduce
.purgem join
.purgem rows
.purgem wipe
.purgem unit_to_rows
