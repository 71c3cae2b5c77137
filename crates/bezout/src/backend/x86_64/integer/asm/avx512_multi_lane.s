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
.macro limb d0, r1
vmovdqa64 zmmword ptr [rdi+1344+\d0], zmm13
vpsraq zmm\r1, zmm\r1, 30
.endm
.macro limb_2 r0
vpaddq zmm14, zmm14, zmm13
vpaddq zmm\r0, zmm\r0, zmm14
.endm
.macro loop_part
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
.endm
.macro limb_to_step r0, r1, r2, r3, r4, i5
vpaddq zmm\r0, zmm\r1, zmm\r2
vpsraq zmm\r3, zmm\r4, \i5
.endm
.macro step r0, r1
vpsubq zmm2, zmm2, zmm20
vpaddq zmm\r0, zmm\r0, zmm\r1
vptestnmq k1, zmm1, zmm20
.endm
.macro limb_to_step_2 r0, r1, r2
vpmuldq zmm\r0, zmm11, zmm\r1
vpsraq zmm4, zmm2, 63
vpmuldq zmm13, zmm12, zmm\r2
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm\r0, zmm\r0, zmm13
vpaddq zmm1, zmm1, zmm3
.endm
.macro compose r0, r1, d2, r3, r4, d5, r6, d7, r8, d9
vpmuldq zmm\r0, zmm\r1, zmmword ptr [rdi+768+\d2]
vpmuldq zmm\r3, zmm\r4, zmmword ptr [rdi+896+\d5]
vpaddq zmm\r0, zmm\r0, zmm\r3
vpmuldq zmm\r6, zmm\r1, zmmword ptr [rdi+832+\d7]
vpmuldq zmm\r8, zmm\r4, zmmword ptr [rdi+960+\d9]
vpaddq zmm\r6, zmm\r6, zmm\r8
.endm
.macro limb_to_step_3 r0, r1, r2, r3, r4, r5
vpmuldq zmm\r0, zmm\r1, zmm\r2
vpaddq zmm\r3, zmm\r4, zmm\r5
.endm
.macro limb_3 r0, r1, r2, i3, d4
vpandq zmm13, zmm\r0, zmm26
vpsraq zmm\r1, zmm\r2, \i3
vmovdqa64 zmmword ptr [rdi+1664+\d4], zmm13
.endm
.macro step_2 r0, r1, r2
vpsubq zmm2, zmm2, zmm20
vpmuldq zmm\r0, zmm\r1, zmm\r2
vptestnmq k1, zmm1, zmm20
.endm
.macro step_3 r0, r1, r2
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpmuldq zmm\r0, zmm\r1, zmm\r2
vpxorq zmm2{k1}, zmm2, zmm4
.endm
.macro limb_to_step_4 r0, d1
vpandq zmm13, zmm\r0, zmm26
vpaddq zmm1, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi+1472+\d1], zmm13
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpsraq zmm\r0, zmm\r0, 30
vpxorq zmm2{k1}, zmm2, zmm4
.endm
.macro step_to_limb r0, d1
vpsubq zmm2, zmm2, zmm20
vpandq zmm13, zmm\r0, zmm26
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmmword ptr [rdi+1984+\d1], zmm13
vpsraq zmm3, zmm1, 1
vpsraq zmm\r0, zmm\r0, 30
.endm
.macro limb_4 r0, r1, r2, d3
vpmuldq zmm14, zmm11, zmm\r0
vptestnmq k1, zmm1, zmm20
vpmuldq zmm13, zmm12, zmm\r1
vpsraq zmm3, zmm1, 1
limb_to_step 14, 14, 13, 4, 2, 63
vpaddq zmm\r2, zmm\r2, zmm14
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpandq zmm13, zmm\r2, zmm26
vpaddq zmm1, zmm1, zmm3
limb \d3, \r2
.endm
.macro step_to_limb_2 r0, r1, i2, r3, d4
vpsraq zmm\r0, zmm\r1, \i2
vmovdqa64 zmm\r3, zmmword ptr [rdi+1344+\d4]
.endm
.macro step_4 r0, r1
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpaddq zmm\r0, zmm\r0, zmm\r1
vpxorq zmm2{k1}, zmm2, zmm4
.endm
.macro limb_to_step_5 r0, d1, r2
vpmuludq zmm13, zmm\r0, zmmword ptr [rdi+2176+\d1]
vpsraq zmm3, zmm1, 1
limb_to_step \r2, \r2, 13, 4, 2, 63
vpandq zmm13, zmm\r2, zmm26
vpxorq zmm1{k1}{z}, zmm0, zmm4
.endm
.macro limb_to_step_6 r0, d1, r2
vpsraq zmm\r0, zmm\r0, 30
vptestnmq k1, zmm1, zmm20
vmovdqa64 zmm11, zmmword ptr [rdi+2880+\d1]
vmovdqa64 zmm12, zmmword ptr [rdi+2944+\d1]
vpsraq zmm3, zmm1, 1
limb_to_step_2 14, 16, 17
vpaddq zmm\r2, zmm\r2, zmm14
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
.endm
.macro step_5 r0, d1
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vmovdqa64 zmm\r0, zmmword ptr [rdi+1728+\d1]
vpxorq zmm2{k1}, zmm2, zmm4
.endm
.macro limb_5 r0, r1, r2, r3, r4, r5, r6
vpmuldq zmm\r0, zmm11, zmm\r1
vpxorq zmm1{k1}{z}, zmm0, zmm4
limb_to_step_3 13, 12, \r2, \r3, \r3, \r4
vpaddq zmm\r5, zmm\r5, zmm\r6
.endm
.macro limb_to_step_7 r0, d1
limb_3 \r0, 4, 2, 63, 256+\d1
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpsraq zmm\r0, zmm\r0, 30
vpaddq zmm1, zmm1, zmm3
.endm
.macro step_6 r0, r1, i2, r3, r4, i5, d6
vpsraq zmm\r0, zmm\r1, \i2
step_to_limb_2 \r3, \r4, \i5, 11, 1216+\d6
vpxorq zmm1{k1}{z}, zmm0, zmm4
vmovdqa64 zmm12, zmmword ptr [rdi+2624+\d6]
vpaddq zmm1, zmm1, zmm3
vpmuldq zmm14, zmm11, zmm16
step_3 13, 12, 17
.endm
.macro limb_6 r0, r1, r2
vpmuldq zmm\r0, zmm11, zmm\r1
vpmuldq zmm13, zmm12, zmm\r2
.endm
.macro limb_to_step_8 d0, r1, r2, r3, r4
vmovdqa64 zmmword ptr [rdi+1728+\d0], zmm13
limb_to_step \r1, \r2, \r3, \r4, \r4, 30
.endm
.macro limb_to_step_9 r0, d1
vpaddq zmm\r0, zmm\r0, zmm14
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
vpandq zmm13, zmm\r0, zmm26
vpxorq zmm2{k1}, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi+1280+\d1], zmm13
vpsubq zmm2, zmm2, zmm20
.endm
.macro limb_to_step_10 d0
vpmuludq zmm13, zmm9, zmmword ptr [rdi+1856+\d0]
vpxorq zmm1{k1}{z}, zmm0, zmm4
vpaddq zmm7, zmm7, zmm13
vpaddq zmm1, zmm1, zmm3
vpandq zmm13, zmm7, zmm26
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8
.endm
.macro last_update r0, r1, r2, r3
vpmuldq zmm\r0, zmm11, zmm\r1
limb_to_step_3 13, 12, \r2, \r0, \r0, 13
vpmuludq zmm\r3, zmm\r0, zmmword ptr [rdi+128]
vpandq zmm\r3, zmm\r3, zmm26
vpmuludq zmm13, zmm\r3, zmmword ptr [rdi+1536]
limb_to_step \r0, \r0, 13, \r0, \r0, 30
.endm
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
step_to_limb_2 3, 1, 1, 12, 0	// half1.step1
vpsraq zmm4, zmm2, 63	// half1.step1
limb_5 5, 16, 17, 1, 3, 5, 13	// update.limb0
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step1
vpsraq zmm5, zmm5, 30	// update.limb0
vpmuldq zmm6, zmm11, zmm18	// update.limb0
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step1
vpmuldq zmm13, zmm12, zmm19	// update.limb0
step 6, 13	// half1.step1
vpsraq zmm6, zmm6, 30	// update.limb0
step_to_limb_2 3, 1, 1, 11, 64	// half1.step2
step_to_limb_2 4, 2, 63, 12, 128	// half1.step2
limb_5 7, 16, 17, 1, 3, 7, 13	// update.limb0
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
limb_to_step_2 8, 18, 19	// update.limb0
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
step_to_limb_2 3, 1, 1, 12, 320	// half1.step4
limb_to_step_2 14, 16, 17	// update.limb1
limb_to_step_9 5, 0	// update.limb1
vpsraq zmm5, zmm5, 30	// update.limb1
limb_4 18, 19, 6, 0	// update.limb1
step_5 11, 0	// half1.step5
vmovdqa64 zmm12, zmmword ptr [rdi+1792]	// update.limb1
step_2 14, 11, 16	// half1.step5
vpmuldq zmm13, zmm12, zmm17	// update.limb1
vpsraq zmm3, zmm1, 1	// half1.step6
limb_2 7	// update.limb1
vpsraq zmm4, zmm2, 63	// half1.step6
limb_to_step_10 0	// update.limb1
vmovdqa64 zmmword ptr [rdi+1408], zmm13	// update.limb1
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step6
vpsraq zmm7, zmm7, 30	// update.limb1
vpmuldq zmm14, zmm11, zmm18	// update.limb1
step_2 13, 12, 19	// half1.step6
limb_to_step 14, 14, 13, 3, 1, 1	// update.limb1
limb_to_step 8, 8, 14, 4, 2, 63	// update.limb1
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1856]	// update.limb1
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step7
vpaddq zmm8, zmm8, zmm13	// update.limb1
limb_to_step_4 8, 0	// update.limb1
vmovdqa64 zmm11, zmmword ptr [rdi+1920]	// update.limb2
vpsubq zmm2, zmm2, zmm20	// half1.step7
vmovdqa64 zmm12, zmmword ptr [rdi+1984]	// update.limb2
vptestnmq k1, zmm1, zmm20	// half1.step8
vpmuldq zmm14, zmm11, zmm16	// update.limb2
vpsraq zmm3, zmm1, 1	// half1.step8
vpmuldq zmm13, zmm12, zmm17	// update.limb2
limb_to_step 14, 14, 13, 4, 2, 63	// update.limb2
vpaddq zmm5, zmm5, zmm14	// update.limb2
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step8
limb_to_step_4 5, 128	// update.limb2
limb_6 14, 18, 19	// update.limb2
step 14, 13	// half1.step8
limb_to_step 6, 6, 14, 3, 1, 1	// update.limb2
limb_3 6, 4, 2, 63, 0	// update.limb2
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step9
step_to_limb_2 6, 6, 30, 11, 704	// update.limb2
vpaddq zmm1, zmm1, zmm3	// half1.step9
vmovdqa64 zmm12, zmmword ptr [rdi+2112]	// update.limb2
step_3 14, 11, 16	// half1.step9
vpmuldq zmm13, zmm12, zmm17	// update.limb2
step 14, 13	// half1.step9
vpaddq zmm7, zmm7, zmm14	// update.limb2
limb_to_step_5 9, 0, 7	// update.limb2
limb_to_step_8 0, 1, 1, 3, 7	// update.limb2
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step10
limb_6 14, 18, 19	// update.limb2
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step10
vpaddq zmm14, zmm14, zmm13	// update.limb2
step 8, 14	// half1.step10
limb_to_step_5 10, 0, 8	// update.limb2
limb 448, 8	// update.limb2
vpaddq zmm1, zmm1, zmm3	// half1.step11
vmovdqa64 zmm11, zmmword ptr [rdi+2240]	// update.limb3
step_5 12, 576	// half1.step11
vpmuldq zmm14, zmm11, zmm16	// update.limb3
step_2 13, 12, 17	// half1.step11
limb_2 5	// update.limb3
vpsraq zmm3, zmm1, 1	// half1.step12
limb_to_step_7 5, 0	// update.limb3
vpmuldq zmm14, zmm11, zmm18	// update.limb3
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step12
limb_to_step_3 13, 12, 19, 14, 14, 13	// update.limb3
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step12
vpaddq zmm6, zmm6, zmm14	// update.limb3
step_to_limb 6, 0	// half1.step12
step_to_limb_2 4, 2, 63, 11, 1024	// half1.step13
vmovdqa64 zmm12, zmmword ptr [rdi+2432]	// update.limb3
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step13
limb_to_step_3 14, 11, 16, 1, 1, 3	// update.limb3
vpmuldq zmm13, zmm12, zmm17	// update.limb3
step_4 14, 13	// half1.step13
vpaddq zmm7, zmm7, zmm14	// update.limb3
vpsubq zmm2, zmm2, zmm20	// half1.step13
vpmuludq zmm13, zmm9, zmmword ptr [rdi+2496]	// update.limb3
vpaddq zmm7, zmm7, zmm13	// update.limb3
vptestnmq k1, zmm1, zmm20	// half1.step14
limb_3 7, 3, 1, 1, 384	// update.limb3
vpsraq zmm4, zmm2, 63	// half1.step14
vpsraq zmm7, zmm7, 30	// update.limb3
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half1.step14
limb_to_step_3 14, 11, 18, 1, 1, 3	// update.limb3
vpmuldq zmm13, zmm12, zmm19	// update.limb3
vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8	// half1.step14
limb_2 8	// update.limb3
vpxorq zmm2{k1}, zmm2, zmm4	// half1.step14
vpmuludq zmm13, zmm10, zmmword ptr [rdi+2496]	// update.limb3
step 8, 13	// half1.step14
limb_3 8, 3, 1, 1, 448	// update.limb3
step_6 4, 2, 63, 8, 8, 30, 0	// half1.step15
vpaddq zmm14, zmm14, zmm13	// update.limb4
vpsubq zmm2, zmm2, zmm20	// half1.step15
vpaddq zmm5, zmm5, zmm14	// update.limb4
vpandq zmm13, zmm5, zmm26	// update.limb4
vmovdqa64 zmmword ptr [rdi+64], zmm2	// change
limb_to_step_8 512, 3, 0, 0, 5	// update.limb4
vpsubq zmm0, zmm23, zmm3	// change
limb_to_step_3 14, 11, 18, 3, 0, 25	// update.limb4
vpmuldq zmm13, zmm12, zmm19	// update.limb4
vpsrad zmm0, zmm0, 16	// change
limb_2 6	// update.limb4
vpsrlq zmm3, zmm3, 32	// change
vpandq zmm13, zmm6, zmm26	// update.limb4
vpsubq zmm1, zmm23, zmm1	// change
limb_to_step_8 576, 4, 1, 25, 6	// update.limb4
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
limb_to_step_8 640, 0, 0, 3, 7	// update.limb4
vpmuldq zmm1, zmm1, zmmword ptr [rdi+1280]	// change
vpmuldq zmm14, zmm11, zmm18	// update.limb4
vpmuldq zmm4, zmm4, zmmword ptr [rdi+1344]	// change
limb_to_step_3 13, 12, 19, 1, 1, 4	// update.limb4
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
limb_to_step_6 8, 0, 5	// update.limb4
vpandq zmm13, zmm5, zmm26	// update.limb5
vmovdqa64 zmmword ptr [rdi+2560], zmm13	// update.limb5
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step1
vpsraq zmm5, zmm5, 30	// update.limb5
step_2 14, 11, 18	// half2.step1
vpmuldq zmm13, zmm12, zmm19	// update.limb5
vpsraq zmm3, zmm1, 1	// half2.step2
limb_to_step 14, 14, 13, 4, 2, 63	// update.limb5
vpaddq zmm6, zmm6, zmm14	// update.limb5
vpandq zmm13, zmm6, zmm26	// update.limb5
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step2
limb_to_step_8 896, 1, 1, 3, 6	// update.limb5
step_5 11, 1280	// half2.step2
vmovdqa64 zmm12, zmmword ptr [rdi+3072]	// update.limb5
step_2 14, 11, 16	// half2.step2
vpmuldq zmm13, zmm12, zmm17	// update.limb5
limb_to_step 14, 14, 13, 3, 1, 1	// update.limb5
limb_to_step 7, 7, 14, 4, 2, 63	// update.limb5
limb_to_step_10 1280	// update.limb5
limb 1344, 7	// update.limb5
vpxorq zmm2{k1}, zmm2, zmm4	// half2.step3
vpmuldq zmm14, zmm11, zmm18	// update.limb5
step_2 13, 12, 19	// half2.step3
limb_to_step 14, 14, 13, 3, 1, 1	// update.limb5
limb_to_step 8, 8, 14, 4, 2, 63	// update.limb5
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3136]	// update.limb5
vpaddq zmm8, zmm8, zmm13	// update.limb5
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step4
limb_to_step_4 8, 1280	// update.limb5
vmovdqa64 zmm11, zmmword ptr [rdi+3200]	// update.limb6
vpsubq zmm2, zmm2, zmm20	// half2.step4
vmovdqa64 zmm12, zmmword ptr [rdi+3264]	// update.limb6
limb_4 16, 17, 5, 1536	// update.limb6
step_3 14, 11, 18	// half2.step5
vpmuldq zmm13, zmm12, zmm19	// update.limb6
step 14, 13	// half2.step5
limb_to_step 6, 6, 14, 3, 1, 1	// update.limb6
vpandq zmm13, zmm6, zmm26	// update.limb6
vpsraq zmm4, zmm2, 63	// half2.step6
limb 1600, 6	// update.limb6
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step6
vmovdqa64 zmm11, zmmword ptr [rdi+3328]	// update.limb6
vpaddq zmm1, zmm1, zmm3	// half2.step6
vmovdqa64 zmm12, zmmword ptr [rdi+3392]	// update.limb6
step_3 14, 11, 16	// half2.step6
vpmuldq zmm13, zmm12, zmm17	// update.limb6
vpsubq zmm2, zmm2, zmm20	// half2.step6
limb_2 7	// update.limb6
vptestnmq k1, zmm1, zmm20	// half2.step7
limb_to_step_5 9, 1280, 7	// update.limb6
limb_to_step_8 1280, 1, 1, 3, 7	// update.limb6
vpmuldq zmm14, zmm11, zmm18	// update.limb6
step_3 13, 12, 19	// half2.step7
vpaddq zmm14, zmm14, zmm13	// update.limb6
step 8, 14	// half2.step7
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3456]	// update.limb6
vpsraq zmm3, zmm1, 1	// half2.step8
vpaddq zmm8, zmm8, zmm13	// update.limb6
limb_to_step_7 8, 1152	// update.limb6
vmovdqa64 zmm11, zmmword ptr [rdi+3520]	// update.limb7
step_5 12, 1856	// half2.step8
limb_6 14, 16, 17	// update.limb7
step 14, 13	// half2.step8
limb_to_step 5, 5, 14, 3, 1, 1	// update.limb7
limb_to_step_7 5, 1280	// update.limb7
limb_6 14, 18, 19	// update.limb7
step_4 14, 13	// half2.step9
vpaddq zmm6, zmm6, zmm14	// update.limb7
step_to_limb 6, 1280	// half2.step9
vmovdqa64 zmm11, zmmword ptr [rdi+3648]	// update.limb7
step_to_limb_2 4, 2, 63, 12, 2368	// half2.step10
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step10
limb_to_step_3 14, 11, 16, 1, 1, 3	// update.limb7
vpmuldq zmm13, zmm12, zmm17	// update.limb7
step_4 14, 13	// half2.step10
vpaddq zmm7, zmm7, zmm14	// update.limb7
vpmuludq zmm13, zmm9, zmmword ptr [rdi+3776]	// update.limb7
step 7, 13	// half2.step10
limb_3 7, 3, 1, 1, 1664	// update.limb7
vpsraq zmm4, zmm2, 63	// half2.step11
vpsraq zmm7, zmm7, 30	// update.limb7
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step11
vpmuldq zmm14, zmm11, zmm18	// update.limb7
limb_to_step_3 13, 12, 19, 1, 1, 3	// update.limb7
vpaddq zmm14, zmm14, zmm13	// update.limb7
step_4 8, 14	// half2.step11
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3776]	// update.limb7
step 8, 13	// half2.step11
vpandq zmm13, zmm8, zmm26	// update.limb7
vmovdqa64 zmmword ptr [rdi+3392], zmm13	// update.limb7
vpsraq zmm3, zmm1, 1	// half2.step12
step_6 8, 8, 30, 4, 2, 63, 1280	// update.limb7
limb_2 5	// update.limb8
step_to_limb 5, 1536	// half2.step12
vpsraq zmm4, zmm2, 63	// half2.step13
limb_5 14, 18, 19, 14, 13, 1, 3	// update.limb8
limb_to_step_9 6, 2304	// update.limb8
limb_to_step_6 6, 1088, 7	// update.limb8
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
limb_to_step_3 13, 12, 19, 14, 14, 13	// update.limb8
vpxorq zmm1{k1}{z}, zmm0, zmm4	// half2.step15
vpaddq zmm8, zmm8, zmm14	// update.limb8
vpaddq zmm1, zmm1, zmm3	// half2.step15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+4096]	// update.limb8
step_4 8, 13	// half2.step15
vpandq zmm13, zmm8, zmm26	// update.limb8
vpsubq zmm2, zmm2, zmm20	// half2.step15
limb 2368, 8	// update.limb8
lea rsi, [rdi+3840]	// update.loop
mov rcx, r8	// update.loop
sub rcx, 9	// update.loop
jz 4f	// update.loop
3:
loop_part	// update.loop
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
compose 5, 0, 0, 9, 3, 0, 6, 0, 10, 0	// compose
compose 7, 1, 0, 11, 4, 0, 8, 0, 12, 0	// compose
vmovdqa64 zmm16, zmm5	// compose
vmovdqa64 zmm17, zmm6	// compose
vmovdqa64 zmm18, zmm7	// compose
vmovdqa64 zmm19, zmm8	// compose
compose 0, 5, 512, 10, 6, 448, 9, 768, 10, 704	// window
vpsrlq zmm0, zmm0, 30	// window
vpaddq zmm0, zmm0, zmm9	// window
compose 1, 7, 512, 10, 8, 448, 9, 768, 10, 704	// window
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
limb_6 5, 16, 17	// last_update
limb_to_step 5, 5, 13, 5, 5, 30	// last_update
limb_6 6, 18, 19	// last_update
limb_to_step 6, 6, 13, 6, 6, 30	// last_update
vmovdqa64 zmm11, zmmword ptr [rdi+1408]	// last_update
vmovdqa64 zmm12, zmmword ptr [rdi+1472]	// last_update
last_update 7, 16, 17, 9	// last_update
last_update 8, 18, 19, 10	// last_update
lea rsi, [rdi+1280]	// last_update
mov rcx, r8	// last_update
sub rcx, 1	// last_update
jz 4f	// last_update
3:
loop_part	// last_update
jnz 3b	// last_update
4:
vmovdqa64 zmmword ptr [rsi+0], zmm5	// last_update
vmovdqa64 zmmword ptr [rsi+64], zmm6	// last_update
vmovdqa64 zmmword ptr [rsi+128], zmm7	// last_update
vmovdqa64 zmmword ptr [rsi+192], zmm8	// last_update
vzeroupper	// leave
ret	// leave
.purgem limb
.purgem limb_2
.purgem loop_part
.purgem limb_to_step
.purgem step
.purgem limb_to_step_2
.purgem compose
.purgem limb_to_step_3
.purgem limb_3
.purgem step_2
.purgem step_3
.purgem limb_to_step_4
.purgem step_to_limb
.purgem limb_4
.purgem step_to_limb_2
.purgem step_4
.purgem limb_to_step_5
.purgem limb_to_step_6
.purgem step_5
.purgem limb_5
.purgem limb_to_step_7
.purgem step_6
.purgem limb_6
.purgem limb_to_step_8
.purgem limb_to_step_9
.purgem limb_to_step_10
.purgem last_update
