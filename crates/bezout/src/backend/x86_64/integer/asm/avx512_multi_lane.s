// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 30 half-delta divsteps in 8 lanes of 64 bits, each with numbers of its own: on f, g,
//   with the cofactors d, e modulo m [BY19, Wui21].
// In: rdi = address of the state, aligned to 64 bytes: vectors of 8 words. In the first one are the number of
//   limbs, the number of batches, and words not in use; then come delta, the inverse of -m modulo 2^30, 17 vectors of
//   scratch, and five vectors for each limb of 30 bits, the lowest limb first: f, g, d, e, m.
// Requires: f, m odd; limbs below 2^30 but the highest, whose lower 32 bits are signed; 9 limbs or more; batches >= 1;
//   AVX-512F. Delta is -(delta + 1/2).
// Out: f, g, d, e, delta.
// Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m a batch.
// Timing: constant but for the numbers of batches and limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 638 instructions a batch, 240 for its steps, with 9 limbs; 39 more for each other limb.
mov r8, qword ptr [rdi]	// enter
mov rdx, qword ptr [rdi+8]	// enter
mov rax, 0x1	// enter
vpbroadcastq zmm20, rax	// enter
mov rax, 0x3fff	// enter
vpbroadcastq zmm21, rax	// enter
mov rax, -0x40000000	// enter
vpbroadcastq zmm22, rax	// enter
mov rax, 0x7fff	// enter
vpbroadcastq zmm23, rax	// enter
mov rax, -0x800000000000	// enter
vpbroadcastq zmm24, rax	// enter
mov rax, 0x80000000	// enter
vpbroadcastq zmm25, rax	// enter
mov rax, 0x3fffffff	// enter
vpbroadcastq zmm26, rax	// enter
mov rax, 0x40000000	// enter
vpbroadcastq zmm16, rax	// enter
mov rax, 0x0	// enter
vpbroadcastq zmm17, rax	// enter
mov rax, 0x0	// enter
vpbroadcastq zmm18, rax	// enter
mov rax, 0x40000000	// enter
vpbroadcastq zmm19, rax	// enter
vmovdqa64 zmm2, zmmword ptr [rdi+64]	// enter
vpsrlq zmm0, zmmword ptr [rdi+1280], 1	// enter
vmovdqa64 zmm1, zmmword ptr [rdi+1344]	// enter
vpternlogq zmm0, zmm21, zmm22, 0x15	// enter
vpternlogq zmm1, zmm23, zmm24, 0x15	// enter
.p2align 6
2:
vptestnmq k1, zmm1, zmm20	// half1.step1
vmovdqa64 zmm11, zmmword ptr [rdi+1280]	// update.limb0
vpsraq zmm3, zmm1, 1	// half1.step1
vmovdqa64 zmm12, zmmword ptr [rdi+1344]	// update.limb0
vpsraq zmm4, zmm2, 63	// half1.step1
vpmuldq zmm5, zmm11, zmm16	// update.limb0
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step1
vpmuldq zmm13, zmm12, zmm17	// update.limb0
vpaddq zmm1, zmm1, zmm3	// half1.step1
vpaddq zmm5, zmm5, zmm13	// update.limb0
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step1
vpsraq zmm5, zmm5, 30	// update.limb0
vpmuldq zmm6, zmm11, zmm18	// update.limb0
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step1
vpmuldq zmm13, zmm12, zmm19	// update.limb0
vpsubq zmm2, zmm2, zmm20	// half1.step1
vpaddq zmm6, zmm6, zmm13	// update.limb0
vptestnmq k1, zmm1, zmm20	// half1.step2
vpsraq zmm6, zmm6, 30	// update.limb0
vpsraq zmm3, zmm1, 1	// half1.step2
vmovdqa64 zmm11, zmmword ptr [rdi+1408]	// update.limb0
vpsraq zmm4, zmm2, 63	// half1.step2
vmovdqa64 zmm12, zmmword ptr [rdi+1472]	// update.limb0
vpmuldq zmm7, zmm11, zmm16	// update.limb0
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step2
vpmuldq zmm13, zmm12, zmm17	// update.limb0
vpaddq zmm1, zmm1, zmm3	// half1.step2
vpaddq zmm7, zmm7, zmm13	// update.limb0
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step2
vpmuludq zmm9, zmm7, zmmword ptr [rdi+128]	// update.limb0
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step2
vpandq zmm9, zmm9, zmm26	// update.limb0
vpsubq zmm2, zmm2, zmm20	// half1.step2
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1536]	// update.limb0
vpaddq zmm7, zmm7, zmm13	// update.limb0
vptestnmq k1, zmm1, zmm20	// half1.step3
vpsraq zmm7, zmm7, 30	// update.limb0
vpsraq zmm3, zmm1, 1	// half1.step3
vpmuldq zmm8, zmm11, zmm18	// update.limb0
vpsraq zmm4, zmm2, 63	// half1.step3
vpmuldq zmm13, zmm12, zmm19	// update.limb0
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step3
vpaddq zmm8, zmm8, zmm13	// update.limb0
vpaddq zmm1, zmm1, zmm3	// half1.step3
vpmuludq zmm10, zmm8, zmmword ptr [rdi+128]	// update.limb0
vpandq zmm10, zmm10, zmm26	// update.limb0
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step3
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1536]	// update.limb0
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step3
vpaddq zmm8, zmm8, zmm13	// update.limb0
vpsubq zmm2, zmm2, zmm20	// half1.step3
vpsraq zmm8, zmm8, 30	// update.limb0
vptestnmq k1, zmm1, zmm20	// half1.step4
vmovdqa64 zmm11, zmmword ptr [rdi+1600]	// update.limb1
vpsraq zmm3, zmm1, 1	// half1.step4
vmovdqa64 zmm12, zmmword ptr [rdi+1664]	// update.limb1
vpmuldq zmm14, zmm11, zmm16	// update.limb1
vpsraq zmm4, zmm2, 63	// half1.step4
vpmuldq zmm13, zmm12, zmm17	// update.limb1
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step4
vpaddq zmm14, zmm14, zmm13	// update.limb1
vpaddq zmm1, zmm1, zmm3	// half1.step4
vpaddq zmm5, zmm5, zmm14	// update.limb1
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step4
vpandq zmm13, zmm5, zmm26	// update.limb1
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step4
vmovdqa64 zmmword ptr [rdi+1280], zmm13	// update.limb1
vpsubq zmm2, zmm2, zmm20	// half1.step4
vpsraq zmm5, zmm5, 30	// update.limb1
vpmuldq zmm14, zmm11, zmm18	// update.limb1
vptestnmq k1, zmm1, zmm20	// half1.step5
vpmuldq zmm13, zmm12, zmm19	// update.limb1
vpsraq zmm3, zmm1, 1	// half1.step5
vpaddq zmm14, zmm14, zmm13	// update.limb1
vpsraq zmm4, zmm2, 63	// half1.step5
vpaddq zmm6, zmm6, zmm14	// update.limb1
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step5
vpandq zmm13, zmm6, zmm26	// update.limb1
vpaddq zmm1, zmm1, zmm3	// half1.step5
vmovdqa64 zmmword ptr [rdi+1344], zmm13	// update.limb1
vpsraq zmm6, zmm6, 30	// update.limb1
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step5
vmovdqa64 zmm11, zmmword ptr [rdi+1728]	// update.limb1
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step5
vmovdqa64 zmm12, zmmword ptr [rdi+1792]	// update.limb1
vpsubq zmm2, zmm2, zmm20	// half1.step5
vpmuldq zmm14, zmm11, zmm16	// update.limb1
vptestnmq k1, zmm1, zmm20	// half1.step6
vpmuldq zmm13, zmm12, zmm17	// update.limb1
vpsraq zmm3, zmm1, 1	// half1.step6
vpaddq zmm14, zmm14, zmm13	// update.limb1
vpaddq zmm7, zmm7, zmm14	// update.limb1
vpsraq zmm4, zmm2, 63	// half1.step6
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1856]	// update.limb1
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step6
vpaddq zmm7, zmm7, zmm13	// update.limb1
vpaddq zmm1, zmm1, zmm3	// half1.step6
vpandq zmm13, zmm7, zmm26	// update.limb1
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step6
vmovdqa64 zmmword ptr [rdi+1408], zmm13	// update.limb1
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step6
vpsraq zmm7, zmm7, 30	// update.limb1
vpmuldq zmm14, zmm11, zmm18	// update.limb1
vpsubq zmm2, zmm2, zmm20	// half1.step6
vpmuldq zmm13, zmm12, zmm19	// update.limb1
vptestnmq k1, zmm1, zmm20	// half1.step7
vpaddq zmm14, zmm14, zmm13	// update.limb1
vpsraq zmm3, zmm1, 1	// half1.step7
vpaddq zmm8, zmm8, zmm14	// update.limb1
vpsraq zmm4, zmm2, 63	// half1.step7
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1856]	// update.limb1
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step7
vpaddq zmm8, zmm8, zmm13	// update.limb1
vpandq zmm13, zmm8, zmm26	// update.limb1
vpaddq zmm1, zmm1, zmm3	// half1.step7
vmovdqa64 zmmword ptr [rdi+1472], zmm13	// update.limb1
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step7
vpsraq zmm8, zmm8, 30	// update.limb1
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step7
vmovdqa64 zmm11, zmmword ptr [rdi+1920]	// update.limb2
vpsubq zmm2, zmm2, zmm20	// half1.step7
vmovdqa64 zmm12, zmmword ptr [rdi+1984]	// update.limb2
vptestnmq k1, zmm1, zmm20	// half1.step8
vpmuldq zmm14, zmm11, zmm16	// update.limb2
vpsraq zmm3, zmm1, 1	// half1.step8
vpmuldq zmm13, zmm12, zmm17	// update.limb2
vpaddq zmm14, zmm14, zmm13	// update.limb2
vpsraq zmm4, zmm2, 63	// half1.step8
vpaddq zmm5, zmm5, zmm14	// update.limb2
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step8
vpandq zmm13, zmm5, zmm26	// update.limb2
vpaddq zmm1, zmm1, zmm3	// half1.step8
vmovdqa64 zmmword ptr [rdi+1600], zmm13	// update.limb2
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step8
vpsraq zmm5, zmm5, 30	// update.limb2
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step8
vpmuldq zmm14, zmm11, zmm18	// update.limb2
vpmuldq zmm13, zmm12, zmm19	// update.limb2
vpsubq zmm2, zmm2, zmm20	// half1.step8
vpaddq zmm14, zmm14, zmm13	// update.limb2
vptestnmq k1, zmm1, zmm20	// half1.step9
vpaddq zmm6, zmm6, zmm14	// update.limb2
vpsraq zmm3, zmm1, 1	// half1.step9
vpandq zmm13, zmm6, zmm26	// update.limb2
vpsraq zmm4, zmm2, 63	// half1.step9
vmovdqa64 zmmword ptr [rdi+1664], zmm13	// update.limb2
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step9
vpsraq zmm6, zmm6, 30	// update.limb2
vmovdqa64 zmm11, zmmword ptr [rdi+2048]	// update.limb2
vpaddq zmm1, zmm1, zmm3	// half1.step9
vmovdqa64 zmm12, zmmword ptr [rdi+2112]	// update.limb2
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step9
vpmuldq zmm14, zmm11, zmm16	// update.limb2
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step9
vpmuldq zmm13, zmm12, zmm17	// update.limb2
vpsubq zmm2, zmm2, zmm20	// half1.step9
vpaddq zmm14, zmm14, zmm13	// update.limb2
vptestnmq k1, zmm1, zmm20	// half1.step10
vpaddq zmm7, zmm7, zmm14	// update.limb2
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2176]	// update.limb2
vpsraq zmm3, zmm1, 1	// half1.step10
vpaddq zmm7, zmm7, zmm13	// update.limb2
vpsraq zmm4, zmm2, 63	// half1.step10
vpandq zmm13, zmm7, zmm26	// update.limb2
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step10
vmovdqa64 zmmword ptr [rdi+1728], zmm13	// update.limb2
vpaddq zmm1, zmm1, zmm3	// half1.step10
vpsraq zmm7, zmm7, 30	// update.limb2
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step10
vpmuldq zmm14, zmm11, zmm18	// update.limb2
vpmuldq zmm13, zmm12, zmm19	// update.limb2
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step10
vpaddq zmm14, zmm14, zmm13	// update.limb2
vpsubq zmm2, zmm2, zmm20	// half1.step10
vpaddq zmm8, zmm8, zmm14	// update.limb2
vptestnmq k1, zmm1, zmm20	// half1.step11
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2176]	// update.limb2
vpsraq zmm3, zmm1, 1	// half1.step11
vpaddq zmm8, zmm8, zmm13	// update.limb2
vpsraq zmm4, zmm2, 63	// half1.step11
vpandq zmm13, zmm8, zmm26	// update.limb2
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step11
vmovdqa64 zmmword ptr [rdi+1792], zmm13	// update.limb2
vpsraq zmm8, zmm8, 30	// update.limb2
vpaddq zmm1, zmm1, zmm3	// half1.step11
vmovdqa64 zmm11, zmmword ptr [rdi+2240]	// update.limb3
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step11
vmovdqa64 zmm12, zmmword ptr [rdi+2304]	// update.limb3
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step11
vpmuldq zmm14, zmm11, zmm16	// update.limb3
vpsubq zmm2, zmm2, zmm20	// half1.step11
vpmuldq zmm13, zmm12, zmm17	// update.limb3
vptestnmq k1, zmm1, zmm20	// half1.step12
vpaddq zmm14, zmm14, zmm13	// update.limb3
vpaddq zmm5, zmm5, zmm14	// update.limb3
vpsraq zmm3, zmm1, 1	// half1.step12
vpandq zmm13, zmm5, zmm26	// update.limb3
vpsraq zmm4, zmm2, 63	// half1.step12
vmovdqa64 zmmword ptr [rdi+1920], zmm13	// update.limb3
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step12
vpsraq zmm5, zmm5, 30	// update.limb3
vpaddq zmm1, zmm1, zmm3	// half1.step12
vpmuldq zmm14, zmm11, zmm18	// update.limb3
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step12
vpmuldq zmm13, zmm12, zmm19	// update.limb3
vpaddq zmm14, zmm14, zmm13	// update.limb3
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step12
vpaddq zmm6, zmm6, zmm14	// update.limb3
vpsubq zmm2, zmm2, zmm20	// half1.step12
vpandq zmm13, zmm6, zmm26	// update.limb3
vptestnmq k1, zmm1, zmm20	// half1.step13
vmovdqa64 zmmword ptr [rdi+1984], zmm13	// update.limb3
vpsraq zmm3, zmm1, 1	// half1.step13
vpsraq zmm6, zmm6, 30	// update.limb3
vpsraq zmm4, zmm2, 63	// half1.step13
vmovdqa64 zmm11, zmmword ptr [rdi+2368]	// update.limb3
vmovdqa64 zmm12, zmmword ptr [rdi+2432]	// update.limb3
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step13
vpmuldq zmm14, zmm11, zmm16	// update.limb3
vpaddq zmm1, zmm1, zmm3	// half1.step13
vpmuldq zmm13, zmm12, zmm17	// update.limb3
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step13
vpaddq zmm14, zmm14, zmm13	// update.limb3
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step13
vpaddq zmm7, zmm7, zmm14	// update.limb3
vpsubq zmm2, zmm2, zmm20	// half1.step13
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2496]	// update.limb3
vpaddq zmm7, zmm7, zmm13	// update.limb3
vptestnmq k1, zmm1, zmm20	// half1.step14
vpandq zmm13, zmm7, zmm26	// update.limb3
vpsraq zmm3, zmm1, 1	// half1.step14
vmovdqa64 zmmword ptr [rdi+2048], zmm13	// update.limb3
vpsraq zmm4, zmm2, 63	// half1.step14
vpsraq zmm7, zmm7, 30	// update.limb3
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step14
vpmuldq zmm14, zmm11, zmm18	// update.limb3
vpaddq zmm1, zmm1, zmm3	// half1.step14
vpmuldq zmm13, zmm12, zmm19	// update.limb3
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step14
vpaddq zmm14, zmm14, zmm13	// update.limb3
vpaddq zmm8, zmm8, zmm14	// update.limb3
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step14
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2496]	// update.limb3
vpsubq zmm2, zmm2, zmm20	// half1.step14
vpaddq zmm8, zmm8, zmm13	// update.limb3
vptestnmq k1, zmm1, zmm20	// half1.step15
vpandq zmm13, zmm8, zmm26	// update.limb3
vpsraq zmm3, zmm1, 1	// half1.step15
vmovdqa64 zmmword ptr [rdi+2112], zmm13	// update.limb3
vpsraq zmm4, zmm2, 63	// half1.step15
vpsraq zmm8, zmm8, 30	// update.limb3
vmovdqa64 zmm11, zmmword ptr [rdi+2560]	// update.limb4
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step15
vmovdqa64 zmm12, zmmword ptr [rdi+2624]	// update.limb4
vpaddq zmm1, zmm1, zmm3	// half1.step15
vpmuldq zmm14, zmm11, zmm16	// update.limb4
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step15
vpmuldq zmm13, zmm12, zmm17	// update.limb4
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step15
vpaddq zmm14, zmm14, zmm13	// update.limb4
vpsubq zmm2, zmm2, zmm20	// half1.step15
vpaddq zmm5, zmm5, zmm14	// update.limb4
vpandq zmm13, zmm5, zmm26	// update.limb4
vmovdqa64 zmmword ptr [rdi+64], zmm2	// change
vmovdqa64 zmmword ptr [rdi+2240], zmm13	// update.limb4
vpaddq zmm3, zmm0, zmm0	// change
vpsraq zmm5, zmm5, 30	// update.limb4
vpsubq zmm0, zmm23, zmm3	// change
vpmuldq zmm14, zmm11, zmm18	// update.limb4
vpaddq zmm3, zmm0, zmm25	// change
vpmuldq zmm13, zmm12, zmm19	// update.limb4
vpsrad zmm0, zmm0, 16	// change
vpaddq zmm14, zmm14, zmm13	// update.limb4
vpaddq zmm6, zmm6, zmm14	// update.limb4
vpsrlq zmm3, zmm3, 32	// change
vpandq zmm13, zmm6, zmm26	// update.limb4
vpsubq zmm1, zmm23, zmm1	// change
vmovdqa64 zmmword ptr [rdi+2304], zmm13	// update.limb4
vpaddq zmm4, zmm1, zmm25	// change
vpsraq zmm6, zmm6, 30	// update.limb4
vpsrad zmm1, zmm1, 16	// change
vmovdqa64 zmm11, zmmword ptr [rdi+2688]	// update.limb4
vpsrlq zmm4, zmm4, 32	// change
vmovdqa64 zmm12, zmmword ptr [rdi+2752]	// update.limb4
vpmuldq zmm14, zmm11, zmm16	// update.limb4
vmovdqa64 zmmword ptr [rdi+768], zmm0	// change
vpmuldq zmm13, zmm12, zmm17	// update.limb4
vmovdqa64 zmmword ptr [rdi+832], zmm3	// change
vpaddq zmm14, zmm14, zmm13	// update.limb4
vmovdqa64 zmmword ptr [rdi+896], zmm1	// change
vpaddq zmm7, zmm7, zmm14	// update.limb4
vmovdqa64 zmmword ptr [rdi+960], zmm4	// change
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2816]	// update.limb4
vpmuldq zmm0, zmm0, zmmword ptr [rdi+1280]	// change
vpaddq zmm7, zmm7, zmm13	// update.limb4
vpmuldq zmm3, zmm3, zmmword ptr [rdi+1344]	// change
vpandq zmm13, zmm7, zmm26	// update.limb4
vmovdqa64 zmmword ptr [rdi+2368], zmm13	// update.limb4
vpaddq zmm0, zmm0, zmm3	// change
vpsraq zmm7, zmm7, 30	// update.limb4
vpmuldq zmm1, zmm1, zmmword ptr [rdi+1280]	// change
vpmuldq zmm14, zmm11, zmm18	// update.limb4
vpmuldq zmm4, zmm4, zmmword ptr [rdi+1344]	// change
vpmuldq zmm13, zmm12, zmm19	// update.limb4
vpaddq zmm1, zmm1, zmm4	// change
vpaddq zmm14, zmm14, zmm13	// update.limb4
vpsrlq zmm0, zmm0, 16	// change
vpaddq zmm8, zmm8, zmm14	// update.limb4
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2816]	// update.limb4
vpsrlq zmm1, zmm1, 15	// change
vpaddq zmm8, zmm8, zmm13	// update.limb4
vpternlogq zmm0, zmm21, zmm22, 0x15	// change
vpandq zmm13, zmm8, zmm26	// update.limb4
vpternlogq zmm1, zmm23, zmm24, 0x15	// change
vmovdqa64 zmmword ptr [rdi+2432], zmm13	// update.limb4
vmovdqa64 zmm2, zmmword ptr [rdi+64]	// change
vpsraq zmm8, zmm8, 30	// update.limb4
vptestnmq k1, zmm1, zmm20	// half2.step1
vmovdqa64 zmm11, zmmword ptr [rdi+2880]	// update.limb5
vmovdqa64 zmm12, zmmword ptr [rdi+2944]	// update.limb5
vpsraq zmm3, zmm1, 1	// half2.step1
vpmuldq zmm14, zmm11, zmm16	// update.limb5
vpsraq zmm4, zmm2, 63	// half2.step1
vpmuldq zmm13, zmm12, zmm17	// update.limb5
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step1
vpaddq zmm14, zmm14, zmm13	// update.limb5
vpaddq zmm1, zmm1, zmm3	// half2.step1
vpaddq zmm5, zmm5, zmm14	// update.limb5
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step1
vpandq zmm13, zmm5, zmm26	// update.limb5
vmovdqa64 zmmword ptr [rdi+2560], zmm13	// update.limb5
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step1
vpsraq zmm5, zmm5, 30	// update.limb5
vpsubq zmm2, zmm2, zmm20	// half2.step1
vpmuldq zmm14, zmm11, zmm18	// update.limb5
vptestnmq k1, zmm1, zmm20	// half2.step2
vpmuldq zmm13, zmm12, zmm19	// update.limb5
vpsraq zmm3, zmm1, 1	// half2.step2
vpaddq zmm14, zmm14, zmm13	// update.limb5
vpsraq zmm4, zmm2, 63	// half2.step2
vpaddq zmm6, zmm6, zmm14	// update.limb5
vpandq zmm13, zmm6, zmm26	// update.limb5
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step2
vmovdqa64 zmmword ptr [rdi+2624], zmm13	// update.limb5
vpaddq zmm1, zmm1, zmm3	// half2.step2
vpsraq zmm6, zmm6, 30	// update.limb5
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step2
vmovdqa64 zmm11, zmmword ptr [rdi+3008]	// update.limb5
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step2
vmovdqa64 zmm12, zmmword ptr [rdi+3072]	// update.limb5
vpsubq zmm2, zmm2, zmm20	// half2.step2
vpmuldq zmm14, zmm11, zmm16	// update.limb5
vptestnmq k1, zmm1, zmm20	// half2.step3
vpmuldq zmm13, zmm12, zmm17	// update.limb5
vpaddq zmm14, zmm14, zmm13	// update.limb5
vpsraq zmm3, zmm1, 1	// half2.step3
vpaddq zmm7, zmm7, zmm14	// update.limb5
vpsraq zmm4, zmm2, 63	// half2.step3
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3136]	// update.limb5
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step3
vpaddq zmm7, zmm7, zmm13	// update.limb5
vpaddq zmm1, zmm1, zmm3	// half2.step3
vpandq zmm13, zmm7, zmm26	// update.limb5
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step3
vmovdqa64 zmmword ptr [rdi+2688], zmm13	// update.limb5
vpsraq zmm7, zmm7, 30	// update.limb5
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step3
vpmuldq zmm14, zmm11, zmm18	// update.limb5
vpsubq zmm2, zmm2, zmm20	// half2.step3
vpmuldq zmm13, zmm12, zmm19	// update.limb5
vptestnmq k1, zmm1, zmm20	// half2.step4
vpaddq zmm14, zmm14, zmm13	// update.limb5
vpsraq zmm3, zmm1, 1	// half2.step4
vpaddq zmm8, zmm8, zmm14	// update.limb5
vpsraq zmm4, zmm2, 63	// half2.step4
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3136]	// update.limb5
vpaddq zmm8, zmm8, zmm13	// update.limb5
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step4
vpandq zmm13, zmm8, zmm26	// update.limb5
vpaddq zmm1, zmm1, zmm3	// half2.step4
vmovdqa64 zmmword ptr [rdi+2752], zmm13	// update.limb5
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step4
vpsraq zmm8, zmm8, 30	// update.limb5
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step4
vmovdqa64 zmm11, zmmword ptr [rdi+3200]	// update.limb6
vpsubq zmm2, zmm2, zmm20	// half2.step4
vmovdqa64 zmm12, zmmword ptr [rdi+3264]	// update.limb6
vpmuldq zmm14, zmm11, zmm16	// update.limb6
vptestnmq k1, zmm1, zmm20	// half2.step5
vpmuldq zmm13, zmm12, zmm17	// update.limb6
vpsraq zmm3, zmm1, 1	// half2.step5
vpaddq zmm14, zmm14, zmm13	// update.limb6
vpsraq zmm4, zmm2, 63	// half2.step5
vpaddq zmm5, zmm5, zmm14	// update.limb6
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step5
vpandq zmm13, zmm5, zmm26	// update.limb6
vpaddq zmm1, zmm1, zmm3	// half2.step5
vmovdqa64 zmmword ptr [rdi+2880], zmm13	// update.limb6
vpsraq zmm5, zmm5, 30	// update.limb6
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step5
vpmuldq zmm14, zmm11, zmm18	// update.limb6
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step5
vpmuldq zmm13, zmm12, zmm19	// update.limb6
vpsubq zmm2, zmm2, zmm20	// half2.step5
vpaddq zmm14, zmm14, zmm13	// update.limb6
vptestnmq k1, zmm1, zmm20	// half2.step6
vpaddq zmm6, zmm6, zmm14	// update.limb6
vpsraq zmm3, zmm1, 1	// half2.step6
vpandq zmm13, zmm6, zmm26	// update.limb6
vpsraq zmm4, zmm2, 63	// half2.step6
vmovdqa64 zmmword ptr [rdi+2944], zmm13	// update.limb6
vpsraq zmm6, zmm6, 30	// update.limb6
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step6
vmovdqa64 zmm11, zmmword ptr [rdi+3328]	// update.limb6
vpaddq zmm1, zmm1, zmm3	// half2.step6
vmovdqa64 zmm12, zmmword ptr [rdi+3392]	// update.limb6
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step6
vpmuldq zmm14, zmm11, zmm16	// update.limb6
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step6
vpmuldq zmm13, zmm12, zmm17	// update.limb6
vpsubq zmm2, zmm2, zmm20	// half2.step6
vpaddq zmm14, zmm14, zmm13	// update.limb6
vpaddq zmm7, zmm7, zmm14	// update.limb6
vptestnmq k1, zmm1, zmm20	// half2.step7
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3456]	// update.limb6
vpsraq zmm3, zmm1, 1	// half2.step7
vpaddq zmm7, zmm7, zmm13	// update.limb6
vpsraq zmm4, zmm2, 63	// half2.step7
vpandq zmm13, zmm7, zmm26	// update.limb6
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step7
vmovdqa64 zmmword ptr [rdi+3008], zmm13	// update.limb6
vpaddq zmm1, zmm1, zmm3	// half2.step7
vpsraq zmm7, zmm7, 30	// update.limb6
vpmuldq zmm14, zmm11, zmm18	// update.limb6
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step7
vpmuldq zmm13, zmm12, zmm19	// update.limb6
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step7
vpaddq zmm14, zmm14, zmm13	// update.limb6
vpsubq zmm2, zmm2, zmm20	// half2.step7
vpaddq zmm8, zmm8, zmm14	// update.limb6
vptestnmq k1, zmm1, zmm20	// half2.step8
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3456]	// update.limb6
vpsraq zmm3, zmm1, 1	// half2.step8
vpaddq zmm8, zmm8, zmm13	// update.limb6
vpandq zmm13, zmm8, zmm26	// update.limb6
vpsraq zmm4, zmm2, 63	// half2.step8
vmovdqa64 zmmword ptr [rdi+3072], zmm13	// update.limb6
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step8
vpsraq zmm8, zmm8, 30	// update.limb6
vpaddq zmm1, zmm1, zmm3	// half2.step8
vmovdqa64 zmm11, zmmword ptr [rdi+3520]	// update.limb7
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step8
vmovdqa64 zmm12, zmmword ptr [rdi+3584]	// update.limb7
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step8
vpmuldq zmm14, zmm11, zmm16	// update.limb7
vpmuldq zmm13, zmm12, zmm17	// update.limb7
vpsubq zmm2, zmm2, zmm20	// half2.step8
vpaddq zmm14, zmm14, zmm13	// update.limb7
vptestnmq k1, zmm1, zmm20	// half2.step9
vpaddq zmm5, zmm5, zmm14	// update.limb7
vpsraq zmm3, zmm1, 1	// half2.step9
vpandq zmm13, zmm5, zmm26	// update.limb7
vpsraq zmm4, zmm2, 63	// half2.step9
vmovdqa64 zmmword ptr [rdi+3200], zmm13	// update.limb7
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step9
vpsraq zmm5, zmm5, 30	// update.limb7
vpaddq zmm1, zmm1, zmm3	// half2.step9
vpmuldq zmm14, zmm11, zmm18	// update.limb7
vpmuldq zmm13, zmm12, zmm19	// update.limb7
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step9
vpaddq zmm14, zmm14, zmm13	// update.limb7
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step9
vpaddq zmm6, zmm6, zmm14	// update.limb7
vpsubq zmm2, zmm2, zmm20	// half2.step9
vpandq zmm13, zmm6, zmm26	// update.limb7
vptestnmq k1, zmm1, zmm20	// half2.step10
vmovdqa64 zmmword ptr [rdi+3264], zmm13	// update.limb7
vpsraq zmm3, zmm1, 1	// half2.step10
vpsraq zmm6, zmm6, 30	// update.limb7
vmovdqa64 zmm11, zmmword ptr [rdi+3648]	// update.limb7
vpsraq zmm4, zmm2, 63	// half2.step10
vmovdqa64 zmm12, zmmword ptr [rdi+3712]	// update.limb7
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step10
vpmuldq zmm14, zmm11, zmm16	// update.limb7
vpaddq zmm1, zmm1, zmm3	// half2.step10
vpmuldq zmm13, zmm12, zmm17	// update.limb7
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step10
vpaddq zmm14, zmm14, zmm13	// update.limb7
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step10
vpaddq zmm7, zmm7, zmm14	// update.limb7
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3776]	// update.limb7
vpsubq zmm2, zmm2, zmm20	// half2.step10
vpaddq zmm7, zmm7, zmm13	// update.limb7
vptestnmq k1, zmm1, zmm20	// half2.step11
vpandq zmm13, zmm7, zmm26	// update.limb7
vpsraq zmm3, zmm1, 1	// half2.step11
vmovdqa64 zmmword ptr [rdi+3328], zmm13	// update.limb7
vpsraq zmm4, zmm2, 63	// half2.step11
vpsraq zmm7, zmm7, 30	// update.limb7
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step11
vpmuldq zmm14, zmm11, zmm18	// update.limb7
vpmuldq zmm13, zmm12, zmm19	// update.limb7
vpaddq zmm1, zmm1, zmm3	// half2.step11
vpaddq zmm14, zmm14, zmm13	// update.limb7
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step11
vpaddq zmm8, zmm8, zmm14	// update.limb7
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step11
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3776]	// update.limb7
vpsubq zmm2, zmm2, zmm20	// half2.step11
vpaddq zmm8, zmm8, zmm13	// update.limb7
vptestnmq k1, zmm1, zmm20	// half2.step12
vpandq zmm13, zmm8, zmm26	// update.limb7
vmovdqa64 zmmword ptr [rdi+3392], zmm13	// update.limb7
vpsraq zmm3, zmm1, 1	// half2.step12
vpsraq zmm8, zmm8, 30	// update.limb7
vpsraq zmm4, zmm2, 63	// half2.step12
vmovdqa64 zmm11, zmmword ptr [rdi+3840]	// update.limb8
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step12
vmovdqa64 zmm12, zmmword ptr [rdi+3904]	// update.limb8
vpaddq zmm1, zmm1, zmm3	// half2.step12
vpmuldq zmm14, zmm11, zmm16	// update.limb8
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step12
vpmuldq zmm13, zmm12, zmm17	// update.limb8
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step12
vpaddq zmm14, zmm14, zmm13	// update.limb8
vpaddq zmm5, zmm5, zmm14	// update.limb8
vpsubq zmm2, zmm2, zmm20	// half2.step12
vpandq zmm13, zmm5, zmm26	// update.limb8
vptestnmq k1, zmm1, zmm20	// half2.step13
vmovdqa64 zmmword ptr [rdi+3520], zmm13	// update.limb8
vpsraq zmm3, zmm1, 1	// half2.step13
vpsraq zmm5, zmm5, 30	// update.limb8
vpsraq zmm4, zmm2, 63	// half2.step13
vpmuldq zmm14, zmm11, zmm18	// update.limb8
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step13
vpmuldq zmm13, zmm12, zmm19	// update.limb8
vpaddq zmm14, zmm14, zmm13	// update.limb8
vpaddq zmm1, zmm1, zmm3	// half2.step13
vpaddq zmm6, zmm6, zmm14	// update.limb8
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step13
vpandq zmm13, zmm6, zmm26	// update.limb8
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step13
vmovdqa64 zmmword ptr [rdi+3584], zmm13	// update.limb8
vpsubq zmm2, zmm2, zmm20	// half2.step13
vpsraq zmm6, zmm6, 30	// update.limb8
vptestnmq k1, zmm1, zmm20	// half2.step14
vmovdqa64 zmm11, zmmword ptr [rdi+3968]	// update.limb8
vmovdqa64 zmm12, zmmword ptr [rdi+4032]	// update.limb8
vpsraq zmm3, zmm1, 1	// half2.step14
vpmuldq zmm14, zmm11, zmm16	// update.limb8
vpsraq zmm4, zmm2, 63	// half2.step14
vpmuldq zmm13, zmm12, zmm17	// update.limb8
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step14
vpaddq zmm14, zmm14, zmm13	// update.limb8
vpaddq zmm1, zmm1, zmm3	// half2.step14
vpaddq zmm7, zmm7, zmm14	// update.limb8
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step14
vpmuludq zmm13, zmm9, zmmword ptr [rdi+4096]	// update.limb8
vpaddq zmm7, zmm7, zmm13	// update.limb8
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step14
vpandq zmm13, zmm7, zmm26	// update.limb8
vpsubq zmm2, zmm2, zmm20	// half2.step14
vmovdqa64 zmmword ptr [rdi+3648], zmm13	// update.limb8
vptestnmq k1, zmm1, zmm20	// half2.step15
vpsraq zmm7, zmm7, 30	// update.limb8
vpsraq zmm3, zmm1, 1	// half2.step15
vpmuldq zmm14, zmm11, zmm18	// update.limb8
vpsraq zmm4, zmm2, 63	// half2.step15
vpmuldq zmm13, zmm12, zmm19	// update.limb8
vpaddq zmm14, zmm14, zmm13	// update.limb8
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step15
vpaddq zmm8, zmm8, zmm14	// update.limb8
vpaddq zmm1, zmm1, zmm3	// half2.step15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+4096]	// update.limb8
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half2.step15
vpaddq zmm8, zmm8, zmm13	// update.limb8
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step15
vpandq zmm13, zmm8, zmm26	// update.limb8
vpsubq zmm2, zmm2, zmm20	// half2.step15
vmovdqa64 zmmword ptr [rdi+3712], zmm13	// update.limb8
vpsraq zmm8, zmm8, 30	// update.limb8
lea rsi, [rdi+3840]	// update.loop
mov rcx, r8	// update.loop
sub rcx, 9	// update.loop
jz 4f	// update.loop
3:
add rsi, 320	// update.loop
vmovdqa64 zmm11, zmmword ptr [rsi+0]	// update.loop
vmovdqa64 zmm12, zmmword ptr [rsi+64]	// update.loop
vpmuldq zmm14, zmm11, zmm16	// update.loop
vpmuldq zmm13, zmm12, zmm17	// update.loop
vpaddq zmm14, zmm14, zmm13	// update.loop
vpaddq zmm5, zmm5, zmm14	// update.loop
vpandq zmm13, zmm5, zmm26	// update.loop
vmovdqa64 zmmword ptr [rsi-320], zmm13	// update.loop
vpsraq zmm5, zmm5, 30	// update.loop
vpmuldq zmm14, zmm11, zmm18	// update.loop
vpmuldq zmm13, zmm12, zmm19	// update.loop
vpaddq zmm14, zmm14, zmm13	// update.loop
vpaddq zmm6, zmm6, zmm14	// update.loop
vpandq zmm13, zmm6, zmm26	// update.loop
vmovdqa64 zmmword ptr [rsi-256], zmm13	// update.loop
vpsraq zmm6, zmm6, 30	// update.loop
vmovdqa64 zmm11, zmmword ptr [rsi+128]	// update.loop
vmovdqa64 zmm12, zmmword ptr [rsi+192]	// update.loop
vpmuldq zmm14, zmm11, zmm16	// update.loop
vpmuldq zmm13, zmm12, zmm17	// update.loop
vpaddq zmm14, zmm14, zmm13	// update.loop
vpaddq zmm7, zmm7, zmm14	// update.loop
vpmuludq zmm13, zmm9, zmmword ptr [rsi+256]	// update.loop
vpaddq zmm7, zmm7, zmm13	// update.loop
vpandq zmm13, zmm7, zmm26	// update.loop
vmovdqa64 zmmword ptr [rsi-192], zmm13	// update.loop
vpsraq zmm7, zmm7, 30	// update.loop
vpmuldq zmm14, zmm11, zmm18	// update.loop
vpmuldq zmm13, zmm12, zmm19	// update.loop
vpaddq zmm14, zmm14, zmm13	// update.loop
vpaddq zmm8, zmm8, zmm14	// update.loop
vpmuludq zmm13, zmm10, zmmword ptr [rsi+256]	// update.loop
vpaddq zmm8, zmm8, zmm13	// update.loop
vpandq zmm13, zmm8, zmm26	// update.loop
vmovdqa64 zmmword ptr [rsi-128], zmm13	// update.loop
vpsraq zmm8, zmm8, 30	// update.loop
dec rcx	// update.loop
jnz 3b	// update.loop
4:
vmovdqa64 zmmword ptr [rsi+0], zmm5	// update.loop
vmovdqa64 zmmword ptr [rsi+64], zmm6	// update.loop
vmovdqa64 zmmword ptr [rsi+128], zmm7	// update.loop
vmovdqa64 zmmword ptr [rsi+192], zmm8	// update.loop
vmovdqa64 zmmword ptr [rdi+64], zmm2	// compose
vpaddq zmm3, zmm0, zmm0	// compose
vpsubq zmm0, zmm23, zmm3	// compose
vpaddq zmm3, zmm0, zmm25	// compose
vpsrad zmm0, zmm0, 16	// compose
vpsrlq zmm3, zmm3, 32	// compose
vpsubq zmm1, zmm23, zmm1	// compose
vpaddq zmm4, zmm1, zmm25	// compose
vpsrad zmm1, zmm1, 16	// compose
vpsrlq zmm4, zmm4, 32	// compose
vpmuldq zmm5, zmm0, zmmword ptr [rdi+768]	// compose
vpmuldq zmm9, zmm3, zmmword ptr [rdi+896]	// compose
vpaddq zmm5, zmm5, zmm9	// compose
vpmuldq zmm6, zmm0, zmmword ptr [rdi+832]	// compose
vpmuldq zmm10, zmm3, zmmword ptr [rdi+960]	// compose
vpaddq zmm6, zmm6, zmm10	// compose
vpmuldq zmm7, zmm1, zmmword ptr [rdi+768]	// compose
vpmuldq zmm11, zmm4, zmmword ptr [rdi+896]	// compose
vpaddq zmm7, zmm7, zmm11	// compose
vpmuldq zmm8, zmm1, zmmword ptr [rdi+832]	// compose
vpmuldq zmm12, zmm4, zmmword ptr [rdi+960]	// compose
vpaddq zmm8, zmm8, zmm12	// compose
vmovdqa64 zmm16, zmm5	// compose
vmovdqa64 zmm17, zmm6	// compose
vmovdqa64 zmm18, zmm7	// compose
vmovdqa64 zmm19, zmm8	// compose
vpmuldq zmm0, zmm5, zmmword ptr [rdi+1280]	// window
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1344]	// window
vpaddq zmm0, zmm0, zmm10	// window
vpmuldq zmm9, zmm5, zmmword ptr [rdi+1600]	// window
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1664]	// window
vpaddq zmm9, zmm9, zmm10	// window
vpsrlq zmm0, zmm0, 30	// window
vpaddq zmm0, zmm0, zmm9	// window
vpmuldq zmm1, zmm7, zmmword ptr [rdi+1280]	// window
vpmuldq zmm10, zmm8, zmmword ptr [rdi+1344]	// window
vpaddq zmm1, zmm1, zmm10	// window
vpmuldq zmm9, zmm7, zmmword ptr [rdi+1600]	// window
vpmuldq zmm10, zmm8, zmmword ptr [rdi+1664]	// window
vpaddq zmm9, zmm9, zmm10	// window
vpsrlq zmm1, zmm1, 30	// window
vpaddq zmm1, zmm1, zmm9	// window
vpsrlq zmm0, zmm0, 1	// window
vpsrlq zmm1, zmm1, 0	// window
vpternlogq zmm0, zmm21, zmm22, 0x15	// window
vpternlogq zmm1, zmm23, zmm24, 0x15	// window
vmovdqa64 zmm2, zmmword ptr [rdi+64]	// window
dec rdx	// loop
jnz 2b	// loop
vmovdqa64 zmmword ptr [rdi+64], zmm2	// last_update
vmovdqa64 zmm11, zmmword ptr [rdi+1280]	// last_update
vmovdqa64 zmm12, zmmword ptr [rdi+1344]	// last_update
vpmuldq zmm5, zmm11, zmm16	// last_update
vpmuldq zmm13, zmm12, zmm17	// last_update
vpaddq zmm5, zmm5, zmm13	// last_update
vpsraq zmm5, zmm5, 30	// last_update
vpmuldq zmm6, zmm11, zmm18	// last_update
vpmuldq zmm13, zmm12, zmm19	// last_update
vpaddq zmm6, zmm6, zmm13	// last_update
vpsraq zmm6, zmm6, 30	// last_update
vmovdqa64 zmm11, zmmword ptr [rdi+1408]	// last_update
vmovdqa64 zmm12, zmmword ptr [rdi+1472]	// last_update
vpmuldq zmm7, zmm11, zmm16	// last_update
vpmuldq zmm13, zmm12, zmm17	// last_update
vpaddq zmm7, zmm7, zmm13	// last_update
vpmuludq zmm9, zmm7, zmmword ptr [rdi+128]	// last_update
vpandq zmm9, zmm9, zmm26	// last_update
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1536]	// last_update
vpaddq zmm7, zmm7, zmm13	// last_update
vpsraq zmm7, zmm7, 30	// last_update
vpmuldq zmm8, zmm11, zmm18	// last_update
vpmuldq zmm13, zmm12, zmm19	// last_update
vpaddq zmm8, zmm8, zmm13	// last_update
vpmuludq zmm10, zmm8, zmmword ptr [rdi+128]	// last_update
vpandq zmm10, zmm10, zmm26	// last_update
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1536]	// last_update
vpaddq zmm8, zmm8, zmm13	// last_update
vpsraq zmm8, zmm8, 30	// last_update
lea rsi, [rdi+1280]	// last_update
mov rcx, r8	// last_update
sub rcx, 1	// last_update
jz 4f	// last_update
3:
add rsi, 320	// last_update
vmovdqa64 zmm11, zmmword ptr [rsi+0]	// last_update
vmovdqa64 zmm12, zmmword ptr [rsi+64]	// last_update
vpmuldq zmm14, zmm11, zmm16	// last_update
vpmuldq zmm13, zmm12, zmm17	// last_update
vpaddq zmm14, zmm14, zmm13	// last_update
vpaddq zmm5, zmm5, zmm14	// last_update
vpandq zmm13, zmm5, zmm26	// last_update
vmovdqa64 zmmword ptr [rsi-320], zmm13	// last_update
vpsraq zmm5, zmm5, 30	// last_update
vpmuldq zmm14, zmm11, zmm18	// last_update
vpmuldq zmm13, zmm12, zmm19	// last_update
vpaddq zmm14, zmm14, zmm13	// last_update
vpaddq zmm6, zmm6, zmm14	// last_update
vpandq zmm13, zmm6, zmm26	// last_update
vmovdqa64 zmmword ptr [rsi-256], zmm13	// last_update
vpsraq zmm6, zmm6, 30	// last_update
vmovdqa64 zmm11, zmmword ptr [rsi+128]	// last_update
vmovdqa64 zmm12, zmmword ptr [rsi+192]	// last_update
vpmuldq zmm14, zmm11, zmm16	// last_update
vpmuldq zmm13, zmm12, zmm17	// last_update
vpaddq zmm14, zmm14, zmm13	// last_update
vpaddq zmm7, zmm7, zmm14	// last_update
vpmuludq zmm13, zmm9, zmmword ptr [rsi+256]	// last_update
vpaddq zmm7, zmm7, zmm13	// last_update
vpandq zmm13, zmm7, zmm26	// last_update
vmovdqa64 zmmword ptr [rsi-192], zmm13	// last_update
vpsraq zmm7, zmm7, 30	// last_update
vpmuldq zmm14, zmm11, zmm18	// last_update
vpmuldq zmm13, zmm12, zmm19	// last_update
vpaddq zmm14, zmm14, zmm13	// last_update
vpaddq zmm8, zmm8, zmm14	// last_update
vpmuludq zmm13, zmm10, zmmword ptr [rsi+256]	// last_update
vpaddq zmm8, zmm8, zmm13	// last_update
vpandq zmm13, zmm8, zmm26	// last_update
vmovdqa64 zmmword ptr [rsi-128], zmm13	// last_update
vpsraq zmm8, zmm8, 30	// last_update
dec rcx	// last_update
jnz 3b	// last_update
4:
vmovdqa64 zmmword ptr [rsi+0], zmm5	// last_update
vmovdqa64 zmmword ptr [rsi+64], zmm6	// last_update
vmovdqa64 zmmword ptr [rsi+128], zmm7	// last_update
vmovdqa64 zmmword ptr [rsi+192], zmm8	// last_update
vzeroupper	// leave
ret	// leave
