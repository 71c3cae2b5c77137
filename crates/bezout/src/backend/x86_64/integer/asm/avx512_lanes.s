// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 30 half-delta divsteps in 8 lanes of 64 bits, each with numbers of its own: on f, g,
//   with the cofactors d, e modulo m [BY19, Wui21].
// In: rdi = address of the state, aligned to 64 bytes: vectors of 8 words. In the first one are the number of
//   limbs, the number of rounds, and words not in use; then come delta, the inverse of -m modulo 2^30, 17 vectors of
//   scratch, and five vectors for each limb of 30 bits, the lowest limb first: f, g, d, e, m.
// Requires: f, m odd; limbs below 2^30 but the highest, whose lower 32 bits are signed; 9 limbs or more; rounds >= 1;
//   AVX-512F. Delta is -(delta + 1/2).
// Out: f, g, d, e, delta.
// Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m a round.
// Timing: constant but for the numbers of rounds and limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 638 instructions a round, 240 for its steps, with 9 limbs; 39 more for each other limb.
mov r8, qword ptr [rdi]
mov rdx, qword ptr [rdi+8]
mov rax, 0x1
vpbroadcastq zmm20, rax
mov rax, 0x3fff
vpbroadcastq zmm21, rax
mov rax, -0x40000000
vpbroadcastq zmm22, rax
mov rax, 0x7fff
vpbroadcastq zmm23, rax
mov rax, -0x800000000000
vpbroadcastq zmm24, rax
mov rax, 0x80000000
vpbroadcastq zmm25, rax
mov rax, 0x3fffffff
vpbroadcastq zmm26, rax
mov rax, 0x40000000
vpbroadcastq zmm16, rax
mov rax, 0x0
vpbroadcastq zmm17, rax
mov rax, 0x0
vpbroadcastq zmm18, rax
mov rax, 0x40000000
vpbroadcastq zmm19, rax
vmovdqa64 zmm2, zmmword ptr [rdi+64]
vpsrlq zmm0, zmmword ptr [rdi+1280], 1
vmovdqa64 zmm1, zmmword ptr [rdi+1344]
vpternlogq zmm0, zmm21, zmm22, 0x15
vpternlogq zmm1, zmm23, zmm24, 0x15
.p2align 6
2:
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmm11, zmmword ptr [rdi+1280]
vpsraq zmm3, zmm1, 1
vmovdqa64 zmm12, zmmword ptr [rdi+1344]
vpsraq zmm4, zmm2, 63
vpmuldq zmm5, zmm11, zmm16
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm1, zmm1, zmm3
vpaddq zmm5, zmm5, zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpsraq zmm5, zmm5, 30
vpmuldq zmm6, zmm11, zmm18
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm13, zmm12, zmm19
vpsubq zmm2, zmm2, zmm20
vpaddq zmm6, zmm6, zmm13
vptestnmq k1, zmm1, zmm20
vpsraq zmm6, zmm6, 30
vpsraq zmm3, zmm1, 1
vmovdqa64 zmm11, zmmword ptr [rdi+1408]
vpsraq zmm4, zmm2, 63
vmovdqa64 zmm12, zmmword ptr [rdi+1472]
vpmuldq zmm7, zmm11, zmm16
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm1, zmm1, zmm3
vpaddq zmm7, zmm7, zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuludq zmm9, zmm7, zmmword ptr [rdi+128]
vpxorq zmm2{k1}, zmm2, zmm4
vpandq zmm9, zmm9, zmm26
vpsubq zmm2, zmm2, zmm20
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1536]
vpaddq zmm7, zmm7, zmm13
vptestnmq k1, zmm1, zmm20
vpsraq zmm7, zmm7, 30
vpsraq zmm3, zmm1, 1
vpmuldq zmm8, zmm11, zmm18
vpsraq zmm4, zmm2, 63
vpmuldq zmm13, zmm12, zmm19
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm8, zmm8, zmm13
vpaddq zmm1, zmm1, zmm3
vpmuludq zmm10, zmm8, zmmword ptr [rdi+128]
vpandq zmm10, zmm10, zmm26
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1536]
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm8, zmm8, zmm13
vpsubq zmm2, zmm2, zmm20
vpsraq zmm8, zmm8, 30
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmm11, zmmword ptr [rdi+1600]
vpsraq zmm3, zmm1, 1
vmovdqa64 zmm12, zmmword ptr [rdi+1664]
vpmuldq zmm14, zmm11, zmm16
vpsraq zmm4, zmm2, 63
vpmuldq zmm13, zmm12, zmm17
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm14, zmm14, zmm13
vpaddq zmm1, zmm1, zmm3
vpaddq zmm5, zmm5, zmm14
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpandq zmm13, zmm5, zmm26
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi+1280], zmm13
vpsubq zmm2, zmm2, zmm20
vpsraq zmm5, zmm5, 30
vpmuldq zmm14, zmm11, zmm18
vptestnmq k1, zmm1, zmm20
vpmuldq zmm13, zmm12, zmm19
vpsraq zmm3, zmm1, 1
vpaddq zmm14, zmm14, zmm13
vpsraq zmm4, zmm2, 63
vpaddq zmm6, zmm6, zmm14
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpandq zmm13, zmm6, zmm26
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi+1344], zmm13
vpsraq zmm6, zmm6, 30
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmm11, zmmword ptr [rdi+1728]
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmm12, zmmword ptr [rdi+1792]
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm14, zmm11, zmm16
vptestnmq k1, zmm1, zmm20
vpmuldq zmm13, zmm12, zmm17
vpsraq zmm3, zmm1, 1
vpaddq zmm14, zmm14, zmm13
vpaddq zmm7, zmm7, zmm14
vpsraq zmm4, zmm2, 63
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1856]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm7, zmm7, zmm13
vpaddq zmm1, zmm1, zmm3
vpandq zmm13, zmm7, zmm26
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmmword ptr [rdi+1408], zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpsraq zmm7, zmm7, 30
vpmuldq zmm14, zmm11, zmm18
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm13, zmm12, zmm19
vptestnmq k1, zmm1, zmm20
vpaddq zmm14, zmm14, zmm13
vpsraq zmm3, zmm1, 1
vpaddq zmm8, zmm8, zmm14
vpsraq zmm4, zmm2, 63
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1856]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm8, zmm8, zmm13
vpandq zmm13, zmm8, zmm26
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi+1472], zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpsraq zmm8, zmm8, 30
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmm11, zmmword ptr [rdi+1920]
vpsubq zmm2, zmm2, zmm20
vmovdqa64 zmm12, zmmword ptr [rdi+1984]
vptestnmq k1, zmm1, zmm20
vpmuldq zmm14, zmm11, zmm16
vpsraq zmm3, zmm1, 1
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm14, zmm14, zmm13
vpsraq zmm4, zmm2, 63
vpaddq zmm5, zmm5, zmm14
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpandq zmm13, zmm5, zmm26
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi+1600], zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpsraq zmm5, zmm5, 30
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpsubq zmm2, zmm2, zmm20
vpaddq zmm14, zmm14, zmm13
vptestnmq k1, zmm1, zmm20
vpaddq zmm6, zmm6, zmm14
vpsraq zmm3, zmm1, 1
vpandq zmm13, zmm6, zmm26
vpsraq zmm4, zmm2, 63
vmovdqa64 zmmword ptr [rdi+1664], zmm13
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpsraq zmm6, zmm6, 30
vmovdqa64 zmm11, zmmword ptr [rdi+2048]
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmm12, zmmword ptr [rdi+2112]
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm14, zmm11, zmm16
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm13, zmm12, zmm17
vpsubq zmm2, zmm2, zmm20
vpaddq zmm14, zmm14, zmm13
vptestnmq k1, zmm1, zmm20
vpaddq zmm7, zmm7, zmm14
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2176]
vpsraq zmm3, zmm1, 1
vpaddq zmm7, zmm7, zmm13
vpsraq zmm4, zmm2, 63
vpandq zmm13, zmm7, zmm26
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmmword ptr [rdi+1728], zmm13
vpaddq zmm1, zmm1, zmm3
vpsraq zmm7, zmm7, 30
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm14, zmm14, zmm13
vpsubq zmm2, zmm2, zmm20
vpaddq zmm8, zmm8, zmm14
vptestnmq k1, zmm1, zmm20
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2176]
vpsraq zmm3, zmm1, 1
vpaddq zmm8, zmm8, zmm13
vpsraq zmm4, zmm2, 63
vpandq zmm13, zmm8, zmm26
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmmword ptr [rdi+1792], zmm13
vpsraq zmm8, zmm8, 30
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmm11, zmmword ptr [rdi+2240]
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmm12, zmmword ptr [rdi+2304]
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm14, zmm11, zmm16
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm13, zmm12, zmm17
vptestnmq k1, zmm1, zmm20
vpaddq zmm14, zmm14, zmm13
vpaddq zmm5, zmm5, zmm14
vpsraq zmm3, zmm1, 1
vpandq zmm13, zmm5, zmm26
vpsraq zmm4, zmm2, 63
vmovdqa64 zmmword ptr [rdi+1920], zmm13
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpsraq zmm5, zmm5, 30
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm14, zmm11, zmm18
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm6, zmm6, zmm14
vpsubq zmm2, zmm2, zmm20
vpandq zmm13, zmm6, zmm26
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmmword ptr [rdi+1984], zmm13
vpsraq zmm3, zmm1, 1
vpsraq zmm6, zmm6, 30
vpsraq zmm4, zmm2, 63
vmovdqa64 zmm11, zmmword ptr [rdi+2368]
vmovdqa64 zmm12, zmmword ptr [rdi+2432]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm14, zmm11, zmm16
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm13, zmm12, zmm17
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm14, zmm14, zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm7, zmm7, zmm14
vpsubq zmm2, zmm2, zmm20
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2496]
vpaddq zmm7, zmm7, zmm13
vptestnmq k1, zmm1, zmm20
vpandq zmm13, zmm7, zmm26
vpsraq zmm3, zmm1, 1
vmovdqa64 zmmword ptr [rdi+2048], zmm13
vpsraq zmm4, zmm2, 63
vpsraq zmm7, zmm7, 30
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm14, zmm11, zmm18
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm13, zmm12, zmm19
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm14, zmm14, zmm13
vpaddq zmm8, zmm8, zmm14
vpxorq zmm2{k1}, zmm2, zmm4
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2496]
vpsubq zmm2, zmm2, zmm20
vpaddq zmm8, zmm8, zmm13
vptestnmq k1, zmm1, zmm20
vpandq zmm13, zmm8, zmm26
vpsraq zmm3, zmm1, 1
vmovdqa64 zmmword ptr [rdi+2112], zmm13
vpsraq zmm4, zmm2, 63
vpsraq zmm8, zmm8, 30
vmovdqa64 zmm11, zmmword ptr [rdi+2560]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmm12, zmmword ptr [rdi+2624]
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm14, zmm11, zmm16
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm13, zmm12, zmm17
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm14, zmm14, zmm13
vpsubq zmm2, zmm2, zmm20
vpaddq zmm5, zmm5, zmm14
vpandq zmm13, zmm5, zmm26
vmovdqa64 zmmword ptr [rdi+64], zmm2
vmovdqa64 zmmword ptr [rdi+2240], zmm13
vpaddq zmm3, zmm0, zmm0
vpsraq zmm5, zmm5, 30
vpsubq zmm0, zmm23, zmm3
vpmuldq zmm14, zmm11, zmm18
vpaddq zmm3, zmm0, zmm25
vpmuldq zmm13, zmm12, zmm19
vpsrad zmm0, zmm0, 16
vpaddq zmm14, zmm14, zmm13
vpaddq zmm6, zmm6, zmm14
vpsrlq zmm3, zmm3, 32
vpandq zmm13, zmm6, zmm26
vpsubq zmm1, zmm23, zmm1
vmovdqa64 zmmword ptr [rdi+2304], zmm13
vpaddq zmm4, zmm1, zmm25
vpsraq zmm6, zmm6, 30
vpsrad zmm1, zmm1, 16
vmovdqa64 zmm11, zmmword ptr [rdi+2688]
vpsrlq zmm4, zmm4, 32
vmovdqa64 zmm12, zmmword ptr [rdi+2752]
vpmuldq zmm14, zmm11, zmm16
vmovdqa64 zmmword ptr [rdi+768], zmm0
vpmuldq zmm13, zmm12, zmm17
vmovdqa64 zmmword ptr [rdi+832], zmm3
vpaddq zmm14, zmm14, zmm13
vmovdqa64 zmmword ptr [rdi+896], zmm1
vpaddq zmm7, zmm7, zmm14
vmovdqa64 zmmword ptr [rdi+960], zmm4
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2816]
vpmuldq zmm0, zmm0, zmmword ptr [rdi+1280]
vpaddq zmm7, zmm7, zmm13
vpmuldq zmm3, zmm3, zmmword ptr [rdi+1344]
vpandq zmm13, zmm7, zmm26
vmovdqa64 zmmword ptr [rdi+2368], zmm13
vpaddq zmm0, zmm0, zmm3
vpsraq zmm7, zmm7, 30
vpmuldq zmm1, zmm1, zmmword ptr [rdi+1280]
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm4, zmm4, zmmword ptr [rdi+1344]
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm1, zmm1, zmm4
vpaddq zmm14, zmm14, zmm13
vpsrlq zmm0, zmm0, 16
vpaddq zmm8, zmm8, zmm14
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2816]
vpsrlq zmm1, zmm1, 15
vpaddq zmm8, zmm8, zmm13
vpternlogq zmm0, zmm21, zmm22, 0x15
vpandq zmm13, zmm8, zmm26
vpternlogq zmm1, zmm23, zmm24, 0x15
vmovdqa64 zmmword ptr [rdi+2432], zmm13
vmovdqa64 zmm2, zmmword ptr [rdi+64]
vpsraq zmm8, zmm8, 30
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmm11, zmmword ptr [rdi+2880]
vmovdqa64 zmm12, zmmword ptr [rdi+2944]
vpsraq zmm3, zmm1, 1
vpmuldq zmm14, zmm11, zmm16
vpsraq zmm4, zmm2, 63
vpmuldq zmm13, zmm12, zmm17
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm14, zmm14, zmm13
vpaddq zmm1, zmm1, zmm3
vpaddq zmm5, zmm5, zmm14
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpandq zmm13, zmm5, zmm26
vmovdqa64 zmmword ptr [rdi+2560], zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpsraq zmm5, zmm5, 30
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm14, zmm11, zmm18
vptestnmq k1, zmm1, zmm20
vpmuldq zmm13, zmm12, zmm19
vpsraq zmm3, zmm1, 1
vpaddq zmm14, zmm14, zmm13
vpsraq zmm4, zmm2, 63
vpaddq zmm6, zmm6, zmm14
vpandq zmm13, zmm6, zmm26
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmmword ptr [rdi+2624], zmm13
vpaddq zmm1, zmm1, zmm3
vpsraq zmm6, zmm6, 30
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmm11, zmmword ptr [rdi+3008]
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmm12, zmmword ptr [rdi+3072]
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm14, zmm11, zmm16
vptestnmq k1, zmm1, zmm20
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm14, zmm14, zmm13
vpsraq zmm3, zmm1, 1
vpaddq zmm7, zmm7, zmm14
vpsraq zmm4, zmm2, 63
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3136]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm7, zmm7, zmm13
vpaddq zmm1, zmm1, zmm3
vpandq zmm13, zmm7, zmm26
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmmword ptr [rdi+2688], zmm13
vpsraq zmm7, zmm7, 30
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm14, zmm11, zmm18
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm13, zmm12, zmm19
vptestnmq k1, zmm1, zmm20
vpaddq zmm14, zmm14, zmm13
vpsraq zmm3, zmm1, 1
vpaddq zmm8, zmm8, zmm14
vpsraq zmm4, zmm2, 63
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3136]
vpaddq zmm8, zmm8, zmm13
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpandq zmm13, zmm8, zmm26
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi+2752], zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpsraq zmm8, zmm8, 30
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmm11, zmmword ptr [rdi+3200]
vpsubq zmm2, zmm2, zmm20
vmovdqa64 zmm12, zmmword ptr [rdi+3264]
vpmuldq zmm14, zmm11, zmm16
vptestnmq k1, zmm1, zmm20
vpmuldq zmm13, zmm12, zmm17
vpsraq zmm3, zmm1, 1
vpaddq zmm14, zmm14, zmm13
vpsraq zmm4, zmm2, 63
vpaddq zmm5, zmm5, zmm14
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpandq zmm13, zmm5, zmm26
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi+2880], zmm13
vpsraq zmm5, zmm5, 30
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm14, zmm11, zmm18
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm13, zmm12, zmm19
vpsubq zmm2, zmm2, zmm20
vpaddq zmm14, zmm14, zmm13
vptestnmq k1, zmm1, zmm20
vpaddq zmm6, zmm6, zmm14
vpsraq zmm3, zmm1, 1
vpandq zmm13, zmm6, zmm26
vpsraq zmm4, zmm2, 63
vmovdqa64 zmmword ptr [rdi+2944], zmm13
vpsraq zmm6, zmm6, 30
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmm11, zmmword ptr [rdi+3328]
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmm12, zmmword ptr [rdi+3392]
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm14, zmm11, zmm16
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm13, zmm12, zmm17
vpsubq zmm2, zmm2, zmm20
vpaddq zmm14, zmm14, zmm13
vpaddq zmm7, zmm7, zmm14
vptestnmq k1, zmm1, zmm20
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3456]
vpsraq zmm3, zmm1, 1
vpaddq zmm7, zmm7, zmm13
vpsraq zmm4, zmm2, 63
vpandq zmm13, zmm7, zmm26
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmmword ptr [rdi+3008], zmm13
vpaddq zmm1, zmm1, zmm3
vpsraq zmm7, zmm7, 30
vpmuldq zmm14, zmm11, zmm18
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm13, zmm12, zmm19
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm14, zmm14, zmm13
vpsubq zmm2, zmm2, zmm20
vpaddq zmm8, zmm8, zmm14
vptestnmq k1, zmm1, zmm20
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3456]
vpsraq zmm3, zmm1, 1
vpaddq zmm8, zmm8, zmm13
vpandq zmm13, zmm8, zmm26
vpsraq zmm4, zmm2, 63
vmovdqa64 zmmword ptr [rdi+3072], zmm13
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpsraq zmm8, zmm8, 30
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmm11, zmmword ptr [rdi+3520]
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmm12, zmmword ptr [rdi+3584]
vpxorq zmm2{k1}, zmm2, zmm4
vpmuldq zmm14, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpsubq zmm2, zmm2, zmm20
vpaddq zmm14, zmm14, zmm13
vptestnmq k1, zmm1, zmm20
vpaddq zmm5, zmm5, zmm14
vpsraq zmm3, zmm1, 1
vpandq zmm13, zmm5, zmm26
vpsraq zmm4, zmm2, 63
vmovdqa64 zmmword ptr [rdi+3200], zmm13
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpsraq zmm5, zmm5, 30
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm14, zmm14, zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm6, zmm6, zmm14
vpsubq zmm2, zmm2, zmm20
vpandq zmm13, zmm6, zmm26
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmmword ptr [rdi+3264], zmm13
vpsraq zmm3, zmm1, 1
vpsraq zmm6, zmm6, 30
vmovdqa64 zmm11, zmmword ptr [rdi+3648]
vpsraq zmm4, zmm2, 63
vmovdqa64 zmm12, zmmword ptr [rdi+3712]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm14, zmm11, zmm16
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm13, zmm12, zmm17
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm14, zmm14, zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm7, zmm7, zmm14
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3776]
vpsubq zmm2, zmm2, zmm20
vpaddq zmm7, zmm7, zmm13
vptestnmq k1, zmm1, zmm20
vpandq zmm13, zmm7, zmm26
vpsraq zmm3, zmm1, 1
vmovdqa64 zmmword ptr [rdi+3328], zmm13
vpsraq zmm4, zmm2, 63
vpsraq zmm7, zmm7, 30
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm1, zmm1, zmm3
vpaddq zmm14, zmm14, zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm8, zmm8, zmm14
vpxorq zmm2{k1}, zmm2, zmm4
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3776]
vpsubq zmm2, zmm2, zmm20
vpaddq zmm8, zmm8, zmm13
vptestnmq k1, zmm1, zmm20
vpandq zmm13, zmm8, zmm26
vmovdqa64 zmmword ptr [rdi+3392], zmm13
vpsraq zmm3, zmm1, 1
vpsraq zmm8, zmm8, 30
vpsraq zmm4, zmm2, 63
vmovdqa64 zmm11, zmmword ptr [rdi+3840]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmm12, zmmword ptr [rdi+3904]
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm14, zmm11, zmm16
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm13, zmm12, zmm17
vpxorq zmm2{k1}, zmm2, zmm4
vpaddq zmm14, zmm14, zmm13
vpaddq zmm5, zmm5, zmm14
vpsubq zmm2, zmm2, zmm20
vpandq zmm13, zmm5, zmm26
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmmword ptr [rdi+3520], zmm13
vpsraq zmm3, zmm1, 1
vpsraq zmm5, zmm5, 30
vpsraq zmm4, zmm2, 63
vpmuldq zmm14, zmm11, zmm18
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpaddq zmm1, zmm1, zmm3
vpaddq zmm6, zmm6, zmm14
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpandq zmm13, zmm6, zmm26
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi+3584], zmm13
vpsubq zmm2, zmm2, zmm20
vpsraq zmm6, zmm6, 30
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmm11, zmmword ptr [rdi+3968]
vmovdqa64 zmm12, zmmword ptr [rdi+4032]
vpsraq zmm3, zmm1, 1
vpmuldq zmm14, zmm11, zmm16
vpsraq zmm4, zmm2, 63
vpmuldq zmm13, zmm12, zmm17
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm14, zmm14, zmm13
vpaddq zmm1, zmm1, zmm3
vpaddq zmm7, zmm7, zmm14
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuludq zmm13, zmm9, zmmword ptr [rdi+4096]
vpaddq zmm7, zmm7, zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpandq zmm13, zmm7, zmm26
vpsubq zmm2, zmm2, zmm20
vmovdqa64 zmmword ptr [rdi+3648], zmm13
vptestnmq k1, zmm1, zmm20
vpsraq zmm7, zmm7, 30
vpsraq zmm3, zmm1, 1
vpmuldq zmm14, zmm11, zmm18
vpsraq zmm4, zmm2, 63
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm8, zmm8, zmm14
vpaddq zmm1, zmm1, zmm3
vpmuludq zmm13, zmm10, zmmword ptr [rdi+4096]
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm8, zmm8, zmm13
vpxorq zmm2{k1}, zmm2, zmm4
vpandq zmm13, zmm8, zmm26
vpsubq zmm2, zmm2, zmm20
vmovdqa64 zmmword ptr [rdi+3712], zmm13
vpsraq zmm8, zmm8, 30
lea rsi, [rdi+3840]
mov rcx, r8
sub rcx, 9
jz 4f
3:
add rsi, 320
vmovdqa64 zmm11, zmmword ptr [rsi+0]
vmovdqa64 zmm12, zmmword ptr [rsi+64]
vpmuldq zmm14, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm14, zmm14, zmm13
vpaddq zmm5, zmm5, zmm14
vpandq zmm13, zmm5, zmm26
vmovdqa64 zmmword ptr [rsi-320], zmm13
vpsraq zmm5, zmm5, 30
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpaddq zmm6, zmm6, zmm14
vpandq zmm13, zmm6, zmm26
vmovdqa64 zmmword ptr [rsi-256], zmm13
vpsraq zmm6, zmm6, 30
vmovdqa64 zmm11, zmmword ptr [rsi+128]
vmovdqa64 zmm12, zmmword ptr [rsi+192]
vpmuldq zmm14, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm14, zmm14, zmm13
vpaddq zmm7, zmm7, zmm14
vpmuludq zmm13, zmm9, zmmword ptr [rsi+256]
vpaddq zmm7, zmm7, zmm13
vpandq zmm13, zmm7, zmm26
vmovdqa64 zmmword ptr [rsi-192], zmm13
vpsraq zmm7, zmm7, 30
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpaddq zmm8, zmm8, zmm14
vpmuludq zmm13, zmm10, zmmword ptr [rsi+256]
vpaddq zmm8, zmm8, zmm13
vpandq zmm13, zmm8, zmm26
vmovdqa64 zmmword ptr [rsi-128], zmm13
vpsraq zmm8, zmm8, 30
dec rcx
jnz 3b
4:
vmovdqa64 zmmword ptr [rsi+0], zmm5
vmovdqa64 zmmword ptr [rsi+64], zmm6
vmovdqa64 zmmword ptr [rsi+128], zmm7
vmovdqa64 zmmword ptr [rsi+192], zmm8
vmovdqa64 zmmword ptr [rdi+64], zmm2
vpaddq zmm3, zmm0, zmm0
vpsubq zmm0, zmm23, zmm3
vpaddq zmm3, zmm0, zmm25
vpsrad zmm0, zmm0, 16
vpsrlq zmm3, zmm3, 32
vpsubq zmm1, zmm23, zmm1
vpaddq zmm4, zmm1, zmm25
vpsrad zmm1, zmm1, 16
vpsrlq zmm4, zmm4, 32
vpmuldq zmm5, zmm0, zmmword ptr [rdi+768]
vpmuldq zmm9, zmm3, zmmword ptr [rdi+896]
vpaddq zmm5, zmm5, zmm9
vpmuldq zmm6, zmm0, zmmword ptr [rdi+832]
vpmuldq zmm10, zmm3, zmmword ptr [rdi+960]
vpaddq zmm6, zmm6, zmm10
vpmuldq zmm7, zmm1, zmmword ptr [rdi+768]
vpmuldq zmm11, zmm4, zmmword ptr [rdi+896]
vpaddq zmm7, zmm7, zmm11
vpmuldq zmm8, zmm1, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm4, zmmword ptr [rdi+960]
vpaddq zmm8, zmm8, zmm12
vmovdqa64 zmm16, zmm5
vmovdqa64 zmm17, zmm6
vmovdqa64 zmm18, zmm7
vmovdqa64 zmm19, zmm8
vpmuldq zmm0, zmm5, zmmword ptr [rdi+1280]
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1344]
vpaddq zmm0, zmm0, zmm10
vpmuldq zmm9, zmm5, zmmword ptr [rdi+1600]
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1664]
vpaddq zmm9, zmm9, zmm10
vpsrlq zmm0, zmm0, 30
vpaddq zmm0, zmm0, zmm9
vpmuldq zmm1, zmm7, zmmword ptr [rdi+1280]
vpmuldq zmm10, zmm8, zmmword ptr [rdi+1344]
vpaddq zmm1, zmm1, zmm10
vpmuldq zmm9, zmm7, zmmword ptr [rdi+1600]
vpmuldq zmm10, zmm8, zmmword ptr [rdi+1664]
vpaddq zmm9, zmm9, zmm10
vpsrlq zmm1, zmm1, 30
vpaddq zmm1, zmm1, zmm9
vpsrlq zmm0, zmm0, 1
vpsrlq zmm1, zmm1, 0
vpternlogq zmm0, zmm21, zmm22, 0x15
vpternlogq zmm1, zmm23, zmm24, 0x15
vmovdqa64 zmm2, zmmword ptr [rdi+64]
dec rdx
jnz 2b
vmovdqa64 zmmword ptr [rdi+64], zmm2
vmovdqa64 zmm11, zmmword ptr [rdi+1280]
vmovdqa64 zmm12, zmmword ptr [rdi+1344]
vpmuldq zmm5, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm5, zmm5, zmm13
vpsraq zmm5, zmm5, 30
vpmuldq zmm6, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm6, zmm6, zmm13
vpsraq zmm6, zmm6, 30
vmovdqa64 zmm11, zmmword ptr [rdi+1408]
vmovdqa64 zmm12, zmmword ptr [rdi+1472]
vpmuldq zmm7, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm7, zmm7, zmm13
vpmuludq zmm9, zmm7, zmmword ptr [rdi+128]
vpandq zmm9, zmm9, zmm26
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1536]
vpaddq zmm7, zmm7, zmm13
vpsraq zmm7, zmm7, 30
vpmuldq zmm8, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm8, zmm8, zmm13
vpmuludq zmm10, zmm8, zmmword ptr [rdi+128]
vpandq zmm10, zmm10, zmm26
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1536]
vpaddq zmm8, zmm8, zmm13
vpsraq zmm8, zmm8, 30
lea rsi, [rdi+1280]
mov rcx, r8
sub rcx, 1
jz 4f
3:
add rsi, 320
vmovdqa64 zmm11, zmmword ptr [rsi+0]
vmovdqa64 zmm12, zmmword ptr [rsi+64]
vpmuldq zmm14, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm14, zmm14, zmm13
vpaddq zmm5, zmm5, zmm14
vpandq zmm13, zmm5, zmm26
vmovdqa64 zmmword ptr [rsi-320], zmm13
vpsraq zmm5, zmm5, 30
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpaddq zmm6, zmm6, zmm14
vpandq zmm13, zmm6, zmm26
vmovdqa64 zmmword ptr [rsi-256], zmm13
vpsraq zmm6, zmm6, 30
vmovdqa64 zmm11, zmmword ptr [rsi+128]
vmovdqa64 zmm12, zmmword ptr [rsi+192]
vpmuldq zmm14, zmm11, zmm16
vpmuldq zmm13, zmm12, zmm17
vpaddq zmm14, zmm14, zmm13
vpaddq zmm7, zmm7, zmm14
vpmuludq zmm13, zmm9, zmmword ptr [rsi+256]
vpaddq zmm7, zmm7, zmm13
vpandq zmm13, zmm7, zmm26
vmovdqa64 zmmword ptr [rsi-192], zmm13
vpsraq zmm7, zmm7, 30
vpmuldq zmm14, zmm11, zmm18
vpmuldq zmm13, zmm12, zmm19
vpaddq zmm14, zmm14, zmm13
vpaddq zmm8, zmm8, zmm14
vpmuludq zmm13, zmm10, zmmword ptr [rsi+256]
vpaddq zmm8, zmm8, zmm13
vpandq zmm13, zmm8, zmm26
vmovdqa64 zmmword ptr [rsi-128], zmm13
vpsraq zmm8, zmm8, 30
dec rcx
jnz 3b
4:
vmovdqa64 zmmword ptr [rsi+0], zmm5
vmovdqa64 zmmword ptr [rsi+64], zmm6
vmovdqa64 zmmword ptr [rsi+128], zmm7
vmovdqa64 zmmword ptr [rsi+192], zmm8
vzeroupper
ret
