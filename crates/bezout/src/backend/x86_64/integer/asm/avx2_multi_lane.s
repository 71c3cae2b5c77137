// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 30 half-delta divsteps in 4 lanes of 64 bits, each with numbers of its own: on f, g,
//   with the cofactors d, e modulo m [BY19, Wui21].
// In: rdi = address of the state, aligned to 32 bytes: vectors of 4 words. In the first one are the number of
//   limbs, the number of batches, and words not in use; then come delta, the inverse of -m modulo 2^30, 17 vectors of
//   scratch, and five vectors for each limb of 30 bits, the lowest limb first: f, g, d, e, m.
// Requires: f, m odd; limbs below 2^30 but the highest, whose lower 32 bits are signed; 9 limbs or more; batches >= 1;
//   AVX2. Delta is 4 d + 1 or 4 d + 2 in both words of 32 bits of a lane, with d = -(delta + 1/2).
// Out: f, g, d, e, delta.
// Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m a batch.
// Timing: constant but for the numbers of batches and limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 740 instructions a batch, 300 for its steps, with 9 limbs; 43 more for each other limb.
mov r8, qword ptr [rdi]	// enter
mov rdx, qword ptr [rdi+8]	// enter
mov rax, 0x100000001	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+96], ymm0	// enter
mov rax, 0x400000004	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+128], ymm0	// enter
mov rax, 0x400000004000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+160], ymm0	// enter
mov rax, 0xc0000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+192], ymm0	// enter
mov rax, 0xc000000000000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+224], ymm0	// enter
mov rax, 0x3fffffff	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+256], ymm0	// enter
mov rax, 0x4000000000000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+288], ymm0	// enter
mov rax, 0x3fffffff00000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+320], ymm0	// enter
mov rax, 0x100000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+352], ymm0	// enter
mov rax, 0x40000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+512], ymm0	// enter
mov rax, 0x0	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+544], ymm0	// enter
mov rax, 0x0	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+576], ymm0	// enter
mov rax, 0x40000000	// enter
vmovq xmm0, rax	// enter
vpbroadcastq ymm0, xmm0	// enter
vmovdqa ymmword ptr [rdi+608], ymm0	// enter
vmovdqa ymm2, ymmword ptr [rdi+32]	// enter
vmovdqa ymm0, ymmword ptr [rdi+640]	// enter
vmovdqa ymm1, ymmword ptr [rdi+672]	// enter
vpslld ymm0, ymm0, 17	// enter
vpsrad ymm0, ymm0, 17	// enter
vpshufd ymm0, ymm0, 0xa0	// enter
vpaddd ymm0, ymm0, ymmword ptr [rdi+192]	// enter
vpslld ymm1, ymm1, 17	// enter
vpsrad ymm1, ymm1, 17	// enter
vpshufd ymm1, ymm1, 0xa0	// enter
vpaddd ymm1, ymm1, ymmword ptr [rdi+224]	// enter
.p2align 6
2:
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step1
vmovdqa ymm11, ymmword ptr [rdi+640]	// update.limb0
vpsignd ymm3, ymm3, ymm2	// half1.step1
vmovdqa ymm12, ymmword ptr [rdi+672]	// update.limb0
vpsignd ymm4, ymm0, ymm3	// half1.step1
vpmuldq ymm5, ymm11, ymmword ptr [rdi+512]	// update.limb0
vpaddd ymm1, ymm1, ymm4	// half1.step1
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb0
vpsrad ymm3, ymm3, 31	// half1.step1
vpaddq ymm5, ymm5, ymm13	// update.limb0
vpand ymm4, ymm1, ymm3	// half1.step1
vpaddq ymm5, ymm5, ymmword ptr [rdi+288]	// update.limb0
vpsrad ymm1, ymm1, 1	// half1.step1
vpsrlq ymm5, ymm5, 30	// update.limb0
vpaddd ymm0, ymm0, ymm4	// half1.step1
vpmuldq ymm6, ymm11, ymmword ptr [rdi+576]	// update.limb0
vpxor ymm2, ymm2, ymm3	// half1.step1
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb0
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step1
vpaddq ymm6, ymm6, ymm13	// update.limb0
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step2
vpaddq ymm6, ymm6, ymmword ptr [rdi+288]	// update.limb0
vpsignd ymm3, ymm3, ymm2	// half1.step2
vpsrlq ymm6, ymm6, 30	// update.limb0
vpsignd ymm4, ymm0, ymm3	// half1.step2
vmovdqa ymm11, ymmword ptr [rdi+704]	// update.limb0
vmovdqa ymm12, ymmword ptr [rdi+736]	// update.limb0
vpaddd ymm1, ymm1, ymm4	// half1.step2
vpmuldq ymm7, ymm11, ymmword ptr [rdi+512]	// update.limb0
vpsrad ymm3, ymm3, 31	// half1.step2
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb0
vpand ymm4, ymm1, ymm3	// half1.step2
vpaddq ymm7, ymm7, ymm13	// update.limb0
vpsrad ymm1, ymm1, 1	// half1.step2
vpaddq ymm7, ymm7, ymmword ptr [rdi+288]	// update.limb0
vpaddd ymm0, ymm0, ymm4	// half1.step2
vpmuludq ymm9, ymm7, ymmword ptr [rdi+64]	// update.limb0
vpxor ymm2, ymm2, ymm3	// half1.step2
vpand ymm9, ymm9, ymmword ptr [rdi+256]	// update.limb0
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step2
vpmuludq ymm13, ymm9, ymmword ptr [rdi+768]	// update.limb0
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step3
vpaddq ymm7, ymm7, ymm13	// update.limb0
vpsignd ymm3, ymm3, ymm2	// half1.step3
vpsrlq ymm7, ymm7, 30	// update.limb0
vpsignd ymm4, ymm0, ymm3	// half1.step3
vpmuldq ymm8, ymm11, ymmword ptr [rdi+576]	// update.limb0
vpaddd ymm1, ymm1, ymm4	// half1.step3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb0
vpsrad ymm3, ymm3, 31	// half1.step3
vpaddq ymm8, ymm8, ymm13	// update.limb0
vpand ymm4, ymm1, ymm3	// half1.step3
vpaddq ymm8, ymm8, ymmword ptr [rdi+288]	// update.limb0
vpmuludq ymm10, ymm8, ymmword ptr [rdi+64]	// update.limb0
vpsrad ymm1, ymm1, 1	// half1.step3
vpand ymm10, ymm10, ymmword ptr [rdi+256]	// update.limb0
vpaddd ymm0, ymm0, ymm4	// half1.step3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+768]	// update.limb0
vpxor ymm2, ymm2, ymm3	// half1.step3
vpaddq ymm8, ymm8, ymm13	// update.limb0
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step3
vpsrlq ymm8, ymm8, 30	// update.limb0
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step4
vmovdqa ymm11, ymmword ptr [rdi+800]	// update.limb1
vpsignd ymm3, ymm3, ymm2	// half1.step4
vmovdqa ymm12, ymmword ptr [rdi+832]	// update.limb1
vpsignd ymm4, ymm0, ymm3	// half1.step4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb1
vpaddd ymm1, ymm1, ymm4	// half1.step4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb1
vpsrad ymm3, ymm3, 31	// half1.step4
vpaddq ymm14, ymm14, ymm13	// update.limb1
vpand ymm4, ymm1, ymm3	// half1.step4
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb1
vpsrad ymm1, ymm1, 1	// half1.step4
vpaddq ymm5, ymm5, ymm14	// update.limb1
vpaddd ymm0, ymm0, ymm4	// half1.step4
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb1
vmovdqa ymmword ptr [rdi+640], ymm13	// update.limb1
vpxor ymm2, ymm2, ymm3	// half1.step4
vpsrlq ymm5, ymm5, 30	// update.limb1
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb1
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step5
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb1
vpsignd ymm3, ymm3, ymm2	// half1.step5
vpaddq ymm14, ymm14, ymm13	// update.limb1
vpsignd ymm4, ymm0, ymm3	// half1.step5
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb1
vpaddd ymm1, ymm1, ymm4	// half1.step5
vpaddq ymm6, ymm6, ymm14	// update.limb1
vpsrad ymm3, ymm3, 31	// half1.step5
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb1
vpand ymm4, ymm1, ymm3	// half1.step5
vmovdqa ymmword ptr [rdi+672], ymm13	// update.limb1
vpsrad ymm1, ymm1, 1	// half1.step5
vpsrlq ymm6, ymm6, 30	// update.limb1
vpaddd ymm0, ymm0, ymm4	// half1.step5
vmovdqa ymm11, ymmword ptr [rdi+864]	// update.limb1
vpxor ymm2, ymm2, ymm3	// half1.step5
vmovdqa ymm12, ymmword ptr [rdi+896]	// update.limb1
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step5
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb1
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step6
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb1
vpaddq ymm14, ymm14, ymm13	// update.limb1
vpsignd ymm3, ymm3, ymm2	// half1.step6
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb1
vpsignd ymm4, ymm0, ymm3	// half1.step6
vpaddq ymm7, ymm7, ymm14	// update.limb1
vpaddd ymm1, ymm1, ymm4	// half1.step6
vpmuludq ymm13, ymm9, ymmword ptr [rdi+928]	// update.limb1
vpsrad ymm3, ymm3, 31	// half1.step6
vpaddq ymm7, ymm7, ymm13	// update.limb1
vpand ymm4, ymm1, ymm3	// half1.step6
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb1
vpsrad ymm1, ymm1, 1	// half1.step6
vmovdqa ymmword ptr [rdi+704], ymm13	// update.limb1
vpaddd ymm0, ymm0, ymm4	// half1.step6
vpsrlq ymm7, ymm7, 30	// update.limb1
vpxor ymm2, ymm2, ymm3	// half1.step6
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb1
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step6
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb1
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step7
vpaddq ymm14, ymm14, ymm13	// update.limb1
vpsignd ymm3, ymm3, ymm2	// half1.step7
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb1
vpsignd ymm4, ymm0, ymm3	// half1.step7
vpaddq ymm8, ymm8, ymm14	// update.limb1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+928]	// update.limb1
vpaddd ymm1, ymm1, ymm4	// half1.step7
vpaddq ymm8, ymm8, ymm13	// update.limb1
vpsrad ymm3, ymm3, 31	// half1.step7
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb1
vpand ymm4, ymm1, ymm3	// half1.step7
vmovdqa ymmword ptr [rdi+736], ymm13	// update.limb1
vpsrad ymm1, ymm1, 1	// half1.step7
vpsrlq ymm8, ymm8, 30	// update.limb1
vpaddd ymm0, ymm0, ymm4	// half1.step7
vmovdqa ymm11, ymmword ptr [rdi+960]	// update.limb2
vpxor ymm2, ymm2, ymm3	// half1.step7
vmovdqa ymm12, ymmword ptr [rdi+992]	// update.limb2
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step7
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb2
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step8
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb2
vpsignd ymm3, ymm3, ymm2	// half1.step8
vpaddq ymm14, ymm14, ymm13	// update.limb2
vpsignd ymm4, ymm0, ymm3	// half1.step8
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb2
vpaddd ymm1, ymm1, ymm4	// half1.step8
vpaddq ymm5, ymm5, ymm14	// update.limb2
vpsrad ymm3, ymm3, 31	// half1.step8
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb2
vpand ymm4, ymm1, ymm3	// half1.step8
vmovdqa ymmword ptr [rdi+800], ymm13	// update.limb2
vpsrlq ymm5, ymm5, 30	// update.limb2
vpsrad ymm1, ymm1, 1	// half1.step8
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb2
vpaddd ymm0, ymm0, ymm4	// half1.step8
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb2
vpxor ymm2, ymm2, ymm3	// half1.step8
vpaddq ymm14, ymm14, ymm13	// update.limb2
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step8
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb2
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step9
vpaddq ymm6, ymm6, ymm14	// update.limb2
vpsignd ymm3, ymm3, ymm2	// half1.step9
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb2
vpsignd ymm4, ymm0, ymm3	// half1.step9
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2
vpaddd ymm1, ymm1, ymm4	// half1.step9
vpsrlq ymm6, ymm6, 30	// update.limb2
vpsrad ymm3, ymm3, 31	// half1.step9
vmovdqa ymm11, ymmword ptr [rdi+1024]	// update.limb2
vpand ymm4, ymm1, ymm3	// half1.step9
vmovdqa ymm12, ymmword ptr [rdi+1056]	// update.limb2
vpsrad ymm1, ymm1, 1	// half1.step9
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb2
vpaddd ymm0, ymm0, ymm4	// half1.step9
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb2
vpaddq ymm14, ymm14, ymm13	// update.limb2
vpxor ymm2, ymm2, ymm3	// half1.step9
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb2
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step9
vpaddq ymm7, ymm7, ymm14	// update.limb2
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step10
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1088]	// update.limb2
vpsignd ymm3, ymm3, ymm2	// half1.step10
vpaddq ymm7, ymm7, ymm13	// update.limb2
vpsignd ymm4, ymm0, ymm3	// half1.step10
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb2
vpaddd ymm1, ymm1, ymm4	// half1.step10
vmovdqa ymmword ptr [rdi+864], ymm13	// update.limb2
vpsrad ymm3, ymm3, 31	// half1.step10
vpsrlq ymm7, ymm7, 30	// update.limb2
vpand ymm4, ymm1, ymm3	// half1.step10
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb2
vpsrad ymm1, ymm1, 1	// half1.step10
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb2
vpaddd ymm0, ymm0, ymm4	// half1.step10
vpaddq ymm14, ymm14, ymm13	// update.limb2
vpxor ymm2, ymm2, ymm3	// half1.step10
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb2
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step10
vpaddq ymm8, ymm8, ymm14	// update.limb2
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step11
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1088]	// update.limb2
vpaddq ymm8, ymm8, ymm13	// update.limb2
vpsignd ymm3, ymm3, ymm2	// half1.step11
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb2
vpsignd ymm4, ymm0, ymm3	// half1.step11
vmovdqa ymmword ptr [rdi+896], ymm13	// update.limb2
vpaddd ymm1, ymm1, ymm4	// half1.step11
vpsrlq ymm8, ymm8, 30	// update.limb2
vpsrad ymm3, ymm3, 31	// half1.step11
vmovdqa ymm11, ymmword ptr [rdi+1120]	// update.limb3
vpand ymm4, ymm1, ymm3	// half1.step11
vmovdqa ymm12, ymmword ptr [rdi+1152]	// update.limb3
vpsrad ymm1, ymm1, 1	// half1.step11
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb3
vpaddd ymm0, ymm0, ymm4	// half1.step11
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb3
vpxor ymm2, ymm2, ymm3	// half1.step11
vpaddq ymm14, ymm14, ymm13	// update.limb3
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step11
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb3
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step12
vpaddq ymm5, ymm5, ymm14	// update.limb3
vpsignd ymm3, ymm3, ymm2	// half1.step12
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb3
vpsignd ymm4, ymm0, ymm3	// half1.step12
vmovdqa ymmword ptr [rdi+960], ymm13	// update.limb3
vpsrlq ymm5, ymm5, 30	// update.limb3
vpaddd ymm1, ymm1, ymm4	// half1.step12
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb3
vpsrad ymm3, ymm3, 31	// half1.step12
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb3
vpand ymm4, ymm1, ymm3	// half1.step12
vpaddq ymm14, ymm14, ymm13	// update.limb3
vpsrad ymm1, ymm1, 1	// half1.step12
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb3
vpaddd ymm0, ymm0, ymm4	// half1.step12
vpaddq ymm6, ymm6, ymm14	// update.limb3
vpxor ymm2, ymm2, ymm3	// half1.step12
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb3
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step12
vmovdqa ymmword ptr [rdi+992], ymm13	// update.limb3
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step13
vpsrlq ymm6, ymm6, 30	// update.limb3
vpsignd ymm3, ymm3, ymm2	// half1.step13
vmovdqa ymm11, ymmword ptr [rdi+1184]	// update.limb3
vpsignd ymm4, ymm0, ymm3	// half1.step13
vmovdqa ymm12, ymmword ptr [rdi+1216]	// update.limb3
vpaddd ymm1, ymm1, ymm4	// half1.step13
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb3
vpsrad ymm3, ymm3, 31	// half1.step13
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb3
vpand ymm4, ymm1, ymm3	// half1.step13
vpaddq ymm14, ymm14, ymm13	// update.limb3
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb3
vpsrad ymm1, ymm1, 1	// half1.step13
vpaddq ymm7, ymm7, ymm14	// update.limb3
vpaddd ymm0, ymm0, ymm4	// half1.step13
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1248]	// update.limb3
vpxor ymm2, ymm2, ymm3	// half1.step13
vpaddq ymm7, ymm7, ymm13	// update.limb3
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step13
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb3
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step14
vmovdqa ymmword ptr [rdi+1024], ymm13	// update.limb3
vpsignd ymm3, ymm3, ymm2	// half1.step14
vpsrlq ymm7, ymm7, 30	// update.limb3
vpsignd ymm4, ymm0, ymm3	// half1.step14
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb3
vpaddd ymm1, ymm1, ymm4	// half1.step14
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb3
vpsrad ymm3, ymm3, 31	// half1.step14
vpaddq ymm14, ymm14, ymm13	// update.limb3
vpand ymm4, ymm1, ymm3	// half1.step14
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb3
vpsrad ymm1, ymm1, 1	// half1.step14
vpaddq ymm8, ymm8, ymm14	// update.limb3
vpaddd ymm0, ymm0, ymm4	// half1.step14
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1248]	// update.limb3
vpaddq ymm8, ymm8, ymm13	// update.limb3
vpxor ymm2, ymm2, ymm3	// half1.step14
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb3
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step14
vmovdqa ymmword ptr [rdi+1056], ymm13	// update.limb3
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half1.step15
vpsrlq ymm8, ymm8, 30	// update.limb3
vpsignd ymm3, ymm3, ymm2	// half1.step15
vmovdqa ymm11, ymmword ptr [rdi+1280]	// update.limb4
vpsignd ymm4, ymm0, ymm3	// half1.step15
vmovdqa ymm12, ymmword ptr [rdi+1312]	// update.limb4
vpaddd ymm1, ymm1, ymm4	// half1.step15
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb4
vpsrad ymm3, ymm3, 31	// half1.step15
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb4
vpand ymm4, ymm1, ymm3	// half1.step15
vpaddq ymm14, ymm14, ymm13	// update.limb4
vpsrad ymm1, ymm1, 1	// half1.step15
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb4
vpaddd ymm0, ymm0, ymm4	// half1.step15
vpaddq ymm5, ymm5, ymm14	// update.limb4
vpxor ymm2, ymm2, ymm3	// half1.step15
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb4
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half1.step15
vmovdqa ymmword ptr [rdi+1120], ymm13	// update.limb4
vmovdqa ymmword ptr [rdi+32], ymm2	// change
vpsrlq ymm5, ymm5, 30	// update.limb4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb4
vpaddd ymm0, ymm0, ymmword ptr [rdi+160]	// change
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb4
vpsrad ymm0, ymm0, 15	// change
vpaddq ymm14, ymm14, ymm13	// update.limb4
vpsrlq ymm3, ymm0, 32	// change
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb4
vpaddd ymm1, ymm1, ymmword ptr [rdi+160]	// change
vpaddq ymm6, ymm6, ymm14	// update.limb4
vpsrad ymm1, ymm1, 15	// change
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb4
vpsrlq ymm4, ymm1, 32	// change
vmovdqa ymmword ptr [rdi+1152], ymm13	// update.limb4
vmovdqa ymmword ptr [rdi+384], ymm0	// change
vpsrlq ymm6, ymm6, 30	// update.limb4
vmovdqa ymmword ptr [rdi+416], ymm3	// change
vmovdqa ymm11, ymmword ptr [rdi+1344]	// update.limb4
vmovdqa ymmword ptr [rdi+448], ymm1	// change
vmovdqa ymm12, ymmword ptr [rdi+1376]	// update.limb4
vmovdqa ymmword ptr [rdi+480], ymm4	// change
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb4
vpmuldq ymm0, ymm0, ymmword ptr [rdi+640]	// change
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb4
vpmuldq ymm3, ymm3, ymmword ptr [rdi+672]	// change
vpaddq ymm14, ymm14, ymm13	// update.limb4
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb4
vpaddq ymm0, ymm0, ymm3	// change
vpaddq ymm7, ymm7, ymm14	// update.limb4
vpmuldq ymm1, ymm1, ymmword ptr [rdi+640]	// change
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1408]	// update.limb4
vpmuldq ymm4, ymm4, ymmword ptr [rdi+672]	// change
vpaddq ymm7, ymm7, ymm13	// update.limb4
vpaddq ymm1, ymm1, ymm4	// change
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb4
vpslld ymm0, ymm0, 2	// change
vmovdqa ymmword ptr [rdi+1184], ymm13	// update.limb4
vpsrad ymm0, ymm0, 17	// change
vpsrlq ymm7, ymm7, 30	// update.limb4
vpshufd ymm0, ymm0, 0xa0	// change
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb4
vpaddd ymm0, ymm0, ymmword ptr [rdi+192]	// change
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb4
vpslld ymm1, ymm1, 2	// change
vpaddq ymm14, ymm14, ymm13	// update.limb4
vpsrad ymm1, ymm1, 17	// change
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb4
vpshufd ymm1, ymm1, 0xa0	// change
vpaddq ymm8, ymm8, ymm14	// update.limb4
vpaddd ymm1, ymm1, ymmword ptr [rdi+224]	// change
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1408]	// update.limb4
vmovdqa ymm2, ymmword ptr [rdi+32]	// change
vpaddq ymm8, ymm8, ymm13	// update.limb4
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb4
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step1
vmovdqa ymmword ptr [rdi+1216], ymm13	// update.limb4
vpsignd ymm3, ymm3, ymm2	// half2.step1
vpsrlq ymm8, ymm8, 30	// update.limb4
vpsignd ymm4, ymm0, ymm3	// half2.step1
vmovdqa ymm11, ymmword ptr [rdi+1440]	// update.limb5
vpaddd ymm1, ymm1, ymm4	// half2.step1
vmovdqa ymm12, ymmword ptr [rdi+1472]	// update.limb5
vpsrad ymm3, ymm3, 31	// half2.step1
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb5
vpand ymm4, ymm1, ymm3	// half2.step1
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb5
vpsrad ymm1, ymm1, 1	// half2.step1
vpaddq ymm14, ymm14, ymm13	// update.limb5
vpaddd ymm0, ymm0, ymm4	// half2.step1
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb5
vpxor ymm2, ymm2, ymm3	// half2.step1
vpaddq ymm5, ymm5, ymm14	// update.limb5
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step1
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb5
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step2
vmovdqa ymmword ptr [rdi+1280], ymm13	// update.limb5
vpsignd ymm3, ymm3, ymm2	// half2.step2
vpsrlq ymm5, ymm5, 30	// update.limb5
vpsignd ymm4, ymm0, ymm3	// half2.step2
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb5
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb5
vpaddd ymm1, ymm1, ymm4	// half2.step2
vpaddq ymm14, ymm14, ymm13	// update.limb5
vpsrad ymm3, ymm3, 31	// half2.step2
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb5
vpand ymm4, ymm1, ymm3	// half2.step2
vpaddq ymm6, ymm6, ymm14	// update.limb5
vpsrad ymm1, ymm1, 1	// half2.step2
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb5
vpaddd ymm0, ymm0, ymm4	// half2.step2
vmovdqa ymmword ptr [rdi+1312], ymm13	// update.limb5
vpxor ymm2, ymm2, ymm3	// half2.step2
vpsrlq ymm6, ymm6, 30	// update.limb5
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step2
vmovdqa ymm11, ymmword ptr [rdi+1504]	// update.limb5
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step3
vmovdqa ymm12, ymmword ptr [rdi+1536]	// update.limb5
vpsignd ymm3, ymm3, ymm2	// half2.step3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb5
vpsignd ymm4, ymm0, ymm3	// half2.step3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb5
vpaddd ymm1, ymm1, ymm4	// half2.step3
vpaddq ymm14, ymm14, ymm13	// update.limb5
vpsrad ymm3, ymm3, 31	// half2.step3
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb5
vpaddq ymm7, ymm7, ymm14	// update.limb5
vpand ymm4, ymm1, ymm3	// half2.step3
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1568]	// update.limb5
vpsrad ymm1, ymm1, 1	// half2.step3
vpaddq ymm7, ymm7, ymm13	// update.limb5
vpaddd ymm0, ymm0, ymm4	// half2.step3
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb5
vpxor ymm2, ymm2, ymm3	// half2.step3
vmovdqa ymmword ptr [rdi+1344], ymm13	// update.limb5
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step3
vpsrlq ymm7, ymm7, 30	// update.limb5
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb5
vpsignd ymm3, ymm3, ymm2	// half2.step4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb5
vpsignd ymm4, ymm0, ymm3	// half2.step4
vpaddq ymm14, ymm14, ymm13	// update.limb5
vpaddd ymm1, ymm1, ymm4	// half2.step4
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb5
vpsrad ymm3, ymm3, 31	// half2.step4
vpaddq ymm8, ymm8, ymm14	// update.limb5
vpand ymm4, ymm1, ymm3	// half2.step4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1568]	// update.limb5
vpsrad ymm1, ymm1, 1	// half2.step4
vpaddq ymm8, ymm8, ymm13	// update.limb5
vpaddd ymm0, ymm0, ymm4	// half2.step4
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb5
vmovdqa ymmword ptr [rdi+1376], ymm13	// update.limb5
vpxor ymm2, ymm2, ymm3	// half2.step4
vpsrlq ymm8, ymm8, 30	// update.limb5
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step4
vmovdqa ymm11, ymmword ptr [rdi+1600]	// update.limb6
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step5
vmovdqa ymm12, ymmword ptr [rdi+1632]	// update.limb6
vpsignd ymm3, ymm3, ymm2	// half2.step5
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb6
vpsignd ymm4, ymm0, ymm3	// half2.step5
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb6
vpaddd ymm1, ymm1, ymm4	// half2.step5
vpaddq ymm14, ymm14, ymm13	// update.limb6
vpsrad ymm3, ymm3, 31	// half2.step5
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb6
vpand ymm4, ymm1, ymm3	// half2.step5
vpaddq ymm5, ymm5, ymm14	// update.limb6
vpsrad ymm1, ymm1, 1	// half2.step5
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb6
vpaddd ymm0, ymm0, ymm4	// half2.step5
vmovdqa ymmword ptr [rdi+1440], ymm13	// update.limb6
vpxor ymm2, ymm2, ymm3	// half2.step5
vpsrlq ymm5, ymm5, 30	// update.limb6
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step5
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb6
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb6
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step6
vpaddq ymm14, ymm14, ymm13	// update.limb6
vpsignd ymm3, ymm3, ymm2	// half2.step6
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb6
vpsignd ymm4, ymm0, ymm3	// half2.step6
vpaddq ymm6, ymm6, ymm14	// update.limb6
vpaddd ymm1, ymm1, ymm4	// half2.step6
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb6
vpsrad ymm3, ymm3, 31	// half2.step6
vmovdqa ymmword ptr [rdi+1472], ymm13	// update.limb6
vpand ymm4, ymm1, ymm3	// half2.step6
vpsrlq ymm6, ymm6, 30	// update.limb6
vpsrad ymm1, ymm1, 1	// half2.step6
vmovdqa ymm11, ymmword ptr [rdi+1664]	// update.limb6
vpaddd ymm0, ymm0, ymm4	// half2.step6
vmovdqa ymm12, ymmword ptr [rdi+1696]	// update.limb6
vpxor ymm2, ymm2, ymm3	// half2.step6
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb6
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step6
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb6
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step7
vpaddq ymm14, ymm14, ymm13	// update.limb6
vpsignd ymm3, ymm3, ymm2	// half2.step7
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb6
vpsignd ymm4, ymm0, ymm3	// half2.step7
vpaddq ymm7, ymm7, ymm14	// update.limb6
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1728]	// update.limb6
vpaddd ymm1, ymm1, ymm4	// half2.step7
vpaddq ymm7, ymm7, ymm13	// update.limb6
vpsrad ymm3, ymm3, 31	// half2.step7
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb6
vpand ymm4, ymm1, ymm3	// half2.step7
vmovdqa ymmword ptr [rdi+1504], ymm13	// update.limb6
vpsrad ymm1, ymm1, 1	// half2.step7
vpsrlq ymm7, ymm7, 30	// update.limb6
vpaddd ymm0, ymm0, ymm4	// half2.step7
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb6
vpxor ymm2, ymm2, ymm3	// half2.step7
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb6
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step7
vpaddq ymm14, ymm14, ymm13	// update.limb6
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step8
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb6
vpsignd ymm3, ymm3, ymm2	// half2.step8
vpaddq ymm8, ymm8, ymm14	// update.limb6
vpsignd ymm4, ymm0, ymm3	// half2.step8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1728]	// update.limb6
vpaddd ymm1, ymm1, ymm4	// half2.step8
vpaddq ymm8, ymm8, ymm13	// update.limb6
vpsrad ymm3, ymm3, 31	// half2.step8
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb6
vmovdqa ymmword ptr [rdi+1536], ymm13	// update.limb6
vpand ymm4, ymm1, ymm3	// half2.step8
vpsrlq ymm8, ymm8, 30	// update.limb6
vpsrad ymm1, ymm1, 1	// half2.step8
vmovdqa ymm11, ymmword ptr [rdi+1760]	// update.limb7
vpaddd ymm0, ymm0, ymm4	// half2.step8
vmovdqa ymm12, ymmword ptr [rdi+1792]	// update.limb7
vpxor ymm2, ymm2, ymm3	// half2.step8
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb7
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step8
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb7
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step9
vpaddq ymm14, ymm14, ymm13	// update.limb7
vpsignd ymm3, ymm3, ymm2	// half2.step9
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb7
vpsignd ymm4, ymm0, ymm3	// half2.step9
vpaddq ymm5, ymm5, ymm14	// update.limb7
vpaddd ymm1, ymm1, ymm4	// half2.step9
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb7
vpsrad ymm3, ymm3, 31	// half2.step9
vmovdqa ymmword ptr [rdi+1600], ymm13	// update.limb7
vpand ymm4, ymm1, ymm3	// half2.step9
vpsrlq ymm5, ymm5, 30	// update.limb7
vpsrad ymm1, ymm1, 1	// half2.step9
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb7
vpaddd ymm0, ymm0, ymm4	// half2.step9
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb7
vpaddq ymm14, ymm14, ymm13	// update.limb7
vpxor ymm2, ymm2, ymm3	// half2.step9
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb7
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step9
vpaddq ymm6, ymm6, ymm14	// update.limb7
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step10
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb7
vpsignd ymm3, ymm3, ymm2	// half2.step10
vmovdqa ymmword ptr [rdi+1632], ymm13	// update.limb7
vpsignd ymm4, ymm0, ymm3	// half2.step10
vpsrlq ymm6, ymm6, 30	// update.limb7
vpaddd ymm1, ymm1, ymm4	// half2.step10
vmovdqa ymm11, ymmword ptr [rdi+1824]	// update.limb7
vpsrad ymm3, ymm3, 31	// half2.step10
vmovdqa ymm12, ymmword ptr [rdi+1856]	// update.limb7
vpand ymm4, ymm1, ymm3	// half2.step10
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb7
vpsrad ymm1, ymm1, 1	// half2.step10
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb7
vpaddd ymm0, ymm0, ymm4	// half2.step10
vpaddq ymm14, ymm14, ymm13	// update.limb7
vpxor ymm2, ymm2, ymm3	// half2.step10
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb7
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step10
vpaddq ymm7, ymm7, ymm14	// update.limb7
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1888]	// update.limb7
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step11
vpaddq ymm7, ymm7, ymm13	// update.limb7
vpsignd ymm3, ymm3, ymm2	// half2.step11
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb7
vpsignd ymm4, ymm0, ymm3	// half2.step11
vmovdqa ymmword ptr [rdi+1664], ymm13	// update.limb7
vpaddd ymm1, ymm1, ymm4	// half2.step11
vpsrlq ymm7, ymm7, 30	// update.limb7
vpsrad ymm3, ymm3, 31	// half2.step11
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb7
vpand ymm4, ymm1, ymm3	// half2.step11
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb7
vpsrad ymm1, ymm1, 1	// half2.step11
vpaddq ymm14, ymm14, ymm13	// update.limb7
vpaddd ymm0, ymm0, ymm4	// half2.step11
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb7
vpxor ymm2, ymm2, ymm3	// half2.step11
vpaddq ymm8, ymm8, ymm14	// update.limb7
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step11
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1888]	// update.limb7
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step12
vpaddq ymm8, ymm8, ymm13	// update.limb7
vpsignd ymm3, ymm3, ymm2	// half2.step12
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb7
vpsignd ymm4, ymm0, ymm3	// half2.step12
vmovdqa ymmword ptr [rdi+1696], ymm13	// update.limb7
vpsrlq ymm8, ymm8, 30	// update.limb7
vpaddd ymm1, ymm1, ymm4	// half2.step12
vmovdqa ymm11, ymmword ptr [rdi+1920]	// update.limb8
vpsrad ymm3, ymm3, 31	// half2.step12
vmovdqa ymm12, ymmword ptr [rdi+1952]	// update.limb8
vpand ymm4, ymm1, ymm3	// half2.step12
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb8
vpsrad ymm1, ymm1, 1	// half2.step12
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb8
vpaddd ymm0, ymm0, ymm4	// half2.step12
vpaddq ymm14, ymm14, ymm13	// update.limb8
vpxor ymm2, ymm2, ymm3	// half2.step12
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.limb8
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step12
vpaddq ymm5, ymm5, ymm14	// update.limb8
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step13
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.limb8
vpsignd ymm3, ymm3, ymm2	// half2.step13
vmovdqa ymmword ptr [rdi+1760], ymm13	// update.limb8
vpsignd ymm4, ymm0, ymm3	// half2.step13
vpsrlq ymm5, ymm5, 30	// update.limb8
vpaddd ymm1, ymm1, ymm4	// half2.step13
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb8
vpsrad ymm3, ymm3, 31	// half2.step13
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb8
vpaddq ymm14, ymm14, ymm13	// update.limb8
vpand ymm4, ymm1, ymm3	// half2.step13
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.limb8
vpsrad ymm1, ymm1, 1	// half2.step13
vpaddq ymm6, ymm6, ymm14	// update.limb8
vpaddd ymm0, ymm0, ymm4	// half2.step13
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.limb8
vpxor ymm2, ymm2, ymm3	// half2.step13
vmovdqa ymmword ptr [rdi+1792], ymm13	// update.limb8
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step13
vpsrlq ymm6, ymm6, 30	// update.limb8
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step14
vmovdqa ymm11, ymmword ptr [rdi+1984]	// update.limb8
vpsignd ymm3, ymm3, ymm2	// half2.step14
vmovdqa ymm12, ymmword ptr [rdi+2016]	// update.limb8
vpsignd ymm4, ymm0, ymm3	// half2.step14
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.limb8
vpaddd ymm1, ymm1, ymm4	// half2.step14
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.limb8
vpsrad ymm3, ymm3, 31	// half2.step14
vpaddq ymm14, ymm14, ymm13	// update.limb8
vpand ymm4, ymm1, ymm3	// half2.step14
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.limb8
vpsrad ymm1, ymm1, 1	// half2.step14
vpaddq ymm7, ymm7, ymm14	// update.limb8
vpaddd ymm0, ymm0, ymm4	// half2.step14
vpmuludq ymm13, ymm9, ymmword ptr [rdi+2048]	// update.limb8
vpaddq ymm7, ymm7, ymm13	// update.limb8
vpxor ymm2, ymm2, ymm3	// half2.step14
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.limb8
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step14
vmovdqa ymmword ptr [rdi+1824], ymm13	// update.limb8
vpand ymm3, ymm1, ymmword ptr [rdi+96]	// half2.step15
vpsrlq ymm7, ymm7, 30	// update.limb8
vpsignd ymm3, ymm3, ymm2	// half2.step15
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.limb8
vpsignd ymm4, ymm0, ymm3	// half2.step15
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.limb8
vpaddd ymm1, ymm1, ymm4	// half2.step15
vpaddq ymm14, ymm14, ymm13	// update.limb8
vpsrad ymm3, ymm3, 31	// half2.step15
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.limb8
vpand ymm4, ymm1, ymm3	// half2.step15
vpaddq ymm8, ymm8, ymm14	// update.limb8
vpsrad ymm1, ymm1, 1	// half2.step15
vpmuludq ymm13, ymm10, ymmword ptr [rdi+2048]	// update.limb8
vpaddd ymm0, ymm0, ymm4	// half2.step15
vpaddq ymm8, ymm8, ymm13	// update.limb8
vpxor ymm2, ymm2, ymm3	// half2.step15
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.limb8
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]	// half2.step15
vmovdqa ymmword ptr [rdi+1856], ymm13	// update.limb8
vpsrlq ymm8, ymm8, 30	// update.limb8
lea rsi, [rdi+1920]	// update.loop
mov rcx, r8	// update.loop
sub rcx, 9	// update.loop
jz 4f	// update.loop
3:
add rsi, 160	// update.loop
vmovdqa ymm11, ymmword ptr [rsi+0]	// update.loop
vmovdqa ymm12, ymmword ptr [rsi+32]	// update.loop
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.loop
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.loop
vpaddq ymm14, ymm14, ymm13	// update.loop
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// update.loop
vpaddq ymm5, ymm5, ymm14	// update.loop
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// update.loop
vmovdqa ymmword ptr [rsi-160], ymm13	// update.loop
vpsrlq ymm5, ymm5, 30	// update.loop
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.loop
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.loop
vpaddq ymm14, ymm14, ymm13	// update.loop
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// update.loop
vpaddq ymm6, ymm6, ymm14	// update.loop
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// update.loop
vmovdqa ymmword ptr [rsi-128], ymm13	// update.loop
vpsrlq ymm6, ymm6, 30	// update.loop
vmovdqa ymm11, ymmword ptr [rsi+64]	// update.loop
vmovdqa ymm12, ymmword ptr [rsi+96]	// update.loop
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// update.loop
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// update.loop
vpaddq ymm14, ymm14, ymm13	// update.loop
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// update.loop
vpaddq ymm7, ymm7, ymm14	// update.loop
vpmuludq ymm13, ymm9, ymmword ptr [rsi+128]	// update.loop
vpaddq ymm7, ymm7, ymm13	// update.loop
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// update.loop
vmovdqa ymmword ptr [rsi-96], ymm13	// update.loop
vpsrlq ymm7, ymm7, 30	// update.loop
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// update.loop
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// update.loop
vpaddq ymm14, ymm14, ymm13	// update.loop
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// update.loop
vpaddq ymm8, ymm8, ymm14	// update.loop
vpmuludq ymm13, ymm10, ymmword ptr [rsi+128]	// update.loop
vpaddq ymm8, ymm8, ymm13	// update.loop
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// update.loop
vmovdqa ymmword ptr [rsi-64], ymm13	// update.loop
vpsrlq ymm8, ymm8, 30	// update.loop
dec rcx	// update.loop
jnz 3b	// update.loop
4:
vpsubq ymm5, ymm5, ymmword ptr [rdi+352]	// update.loop
vmovdqa ymmword ptr [rsi+0], ymm5	// update.loop
vpsubq ymm6, ymm6, ymmword ptr [rdi+352]	// update.loop
vmovdqa ymmword ptr [rsi+32], ymm6	// update.loop
vpsubq ymm7, ymm7, ymmword ptr [rdi+352]	// update.loop
vmovdqa ymmword ptr [rsi+64], ymm7	// update.loop
vpsubq ymm8, ymm8, ymmword ptr [rdi+352]	// update.loop
vmovdqa ymmword ptr [rsi+96], ymm8	// update.loop
vmovdqa ymmword ptr [rdi+32], ymm2	// compose
vpaddd ymm0, ymm0, ymmword ptr [rdi+160]	// compose
vpsrad ymm0, ymm0, 15	// compose
vpsrlq ymm3, ymm0, 32	// compose
vpaddd ymm1, ymm1, ymmword ptr [rdi+160]	// compose
vpsrad ymm1, ymm1, 15	// compose
vpsrlq ymm4, ymm1, 32	// compose
vpmuldq ymm5, ymm0, ymmword ptr [rdi+384]	// compose
vpmuldq ymm9, ymm3, ymmword ptr [rdi+448]	// compose
vpaddq ymm5, ymm5, ymm9	// compose
vpmuldq ymm6, ymm0, ymmword ptr [rdi+416]	// compose
vpmuldq ymm10, ymm3, ymmword ptr [rdi+480]	// compose
vpaddq ymm6, ymm6, ymm10	// compose
vpmuldq ymm7, ymm1, ymmword ptr [rdi+384]	// compose
vpmuldq ymm11, ymm4, ymmword ptr [rdi+448]	// compose
vpaddq ymm7, ymm7, ymm11	// compose
vpmuldq ymm8, ymm1, ymmword ptr [rdi+416]	// compose
vpmuldq ymm12, ymm4, ymmword ptr [rdi+480]	// compose
vpaddq ymm8, ymm8, ymm12	// compose
vmovdqa ymmword ptr [rdi+512], ymm5	// compose
vmovdqa ymmword ptr [rdi+544], ymm6	// compose
vmovdqa ymmword ptr [rdi+576], ymm7	// compose
vmovdqa ymmword ptr [rdi+608], ymm8	// compose
vpmuldq ymm0, ymm5, ymmword ptr [rdi+640]	// window
vpmuldq ymm10, ymm6, ymmword ptr [rdi+672]	// window
vpaddq ymm0, ymm0, ymm10	// window
vpmuldq ymm9, ymm5, ymmword ptr [rdi+800]	// window
vpmuldq ymm10, ymm6, ymmword ptr [rdi+832]	// window
vpaddq ymm9, ymm9, ymm10	// window
vpsrlq ymm0, ymm0, 30	// window
vpaddq ymm0, ymm0, ymm9	// window
vpmuldq ymm1, ymm7, ymmword ptr [rdi+640]	// window
vpmuldq ymm10, ymm8, ymmword ptr [rdi+672]	// window
vpaddq ymm1, ymm1, ymm10	// window
vpmuldq ymm9, ymm7, ymmword ptr [rdi+800]	// window
vpmuldq ymm10, ymm8, ymmword ptr [rdi+832]	// window
vpaddq ymm9, ymm9, ymm10	// window
vpsrlq ymm1, ymm1, 30	// window
vpaddq ymm1, ymm1, ymm9	// window
vpslld ymm0, ymm0, 17	// window
vpsrad ymm0, ymm0, 17	// window
vpshufd ymm0, ymm0, 0xa0	// window
vpaddd ymm0, ymm0, ymmword ptr [rdi+192]	// window
vpslld ymm1, ymm1, 17	// window
vpsrad ymm1, ymm1, 17	// window
vpshufd ymm1, ymm1, 0xa0	// window
vpaddd ymm1, ymm1, ymmword ptr [rdi+224]	// window
vmovdqa ymm2, ymmword ptr [rdi+32]	// window
dec rdx	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+32], ymm2	// last_update
vmovdqa ymm11, ymmword ptr [rdi+640]	// last_update
vmovdqa ymm12, ymmword ptr [rdi+672]	// last_update
vpmuldq ymm5, ymm11, ymmword ptr [rdi+512]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// last_update
vpaddq ymm5, ymm5, ymm13	// last_update
vpaddq ymm5, ymm5, ymmword ptr [rdi+288]	// last_update
vpsrlq ymm5, ymm5, 30	// last_update
vpmuldq ymm6, ymm11, ymmword ptr [rdi+576]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// last_update
vpaddq ymm6, ymm6, ymm13	// last_update
vpaddq ymm6, ymm6, ymmword ptr [rdi+288]	// last_update
vpsrlq ymm6, ymm6, 30	// last_update
vmovdqa ymm11, ymmword ptr [rdi+704]	// last_update
vmovdqa ymm12, ymmword ptr [rdi+736]	// last_update
vpmuldq ymm7, ymm11, ymmword ptr [rdi+512]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// last_update
vpaddq ymm7, ymm7, ymm13	// last_update
vpaddq ymm7, ymm7, ymmword ptr [rdi+288]	// last_update
vpmuludq ymm9, ymm7, ymmword ptr [rdi+64]	// last_update
vpand ymm9, ymm9, ymmword ptr [rdi+256]	// last_update
vpmuludq ymm13, ymm9, ymmword ptr [rdi+768]	// last_update
vpaddq ymm7, ymm7, ymm13	// last_update
vpsrlq ymm7, ymm7, 30	// last_update
vpmuldq ymm8, ymm11, ymmword ptr [rdi+576]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// last_update
vpaddq ymm8, ymm8, ymm13	// last_update
vpaddq ymm8, ymm8, ymmword ptr [rdi+288]	// last_update
vpmuludq ymm10, ymm8, ymmword ptr [rdi+64]	// last_update
vpand ymm10, ymm10, ymmword ptr [rdi+256]	// last_update
vpmuludq ymm13, ymm10, ymmword ptr [rdi+768]	// last_update
vpaddq ymm8, ymm8, ymm13	// last_update
vpsrlq ymm8, ymm8, 30	// last_update
lea rsi, [rdi+640]	// last_update
mov rcx, r8	// last_update
sub rcx, 1	// last_update
jz 4f	// last_update
3:
add rsi, 160	// last_update
vmovdqa ymm11, ymmword ptr [rsi+0]	// last_update
vmovdqa ymm12, ymmword ptr [rsi+32]	// last_update
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// last_update
vpaddq ymm14, ymm14, ymm13	// last_update
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]	// last_update
vpaddq ymm5, ymm5, ymm14	// last_update
vpand ymm13, ymm5, ymmword ptr [rdi+256]	// last_update
vmovdqa ymmword ptr [rsi-160], ymm13	// last_update
vpsrlq ymm5, ymm5, 30	// last_update
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// last_update
vpaddq ymm14, ymm14, ymm13	// last_update
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]	// last_update
vpaddq ymm6, ymm6, ymm14	// last_update
vpand ymm13, ymm6, ymmword ptr [rdi+256]	// last_update
vmovdqa ymmword ptr [rsi-128], ymm13	// last_update
vpsrlq ymm6, ymm6, 30	// last_update
vmovdqa ymm11, ymmword ptr [rsi+64]	// last_update
vmovdqa ymm12, ymmword ptr [rsi+96]	// last_update
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]	// last_update
vpaddq ymm14, ymm14, ymm13	// last_update
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]	// last_update
vpaddq ymm7, ymm7, ymm14	// last_update
vpmuludq ymm13, ymm9, ymmword ptr [rsi+128]	// last_update
vpaddq ymm7, ymm7, ymm13	// last_update
vpand ymm13, ymm7, ymmword ptr [rdi+256]	// last_update
vmovdqa ymmword ptr [rsi-96], ymm13	// last_update
vpsrlq ymm7, ymm7, 30	// last_update
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]	// last_update
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]	// last_update
vpaddq ymm14, ymm14, ymm13	// last_update
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]	// last_update
vpaddq ymm8, ymm8, ymm14	// last_update
vpmuludq ymm13, ymm10, ymmword ptr [rsi+128]	// last_update
vpaddq ymm8, ymm8, ymm13	// last_update
vpand ymm13, ymm8, ymmword ptr [rdi+256]	// last_update
vmovdqa ymmword ptr [rsi-64], ymm13	// last_update
vpsrlq ymm8, ymm8, 30	// last_update
dec rcx	// last_update
jnz 3b	// last_update
4:
vpsubq ymm5, ymm5, ymmword ptr [rdi+352]	// last_update
vmovdqa ymmword ptr [rsi+0], ymm5	// last_update
vpsubq ymm6, ymm6, ymmword ptr [rdi+352]	// last_update
vmovdqa ymmword ptr [rsi+32], ymm6	// last_update
vpsubq ymm7, ymm7, ymmword ptr [rdi+352]	// last_update
vmovdqa ymmword ptr [rsi+64], ymm7	// last_update
vpsubq ymm8, ymm8, ymmword ptr [rdi+352]	// last_update
vmovdqa ymmword ptr [rsi+96], ymm8	// last_update
vzeroupper	// leave
ret	// leave
