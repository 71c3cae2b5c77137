// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 30 half-delta divsteps in 4 lanes of 64 bits, each with numbers of its own: on f, g,
//   with the cofactors d, e modulo m [BY19, Wui21].
// In: rdi = address of the state, aligned to 32 bytes: vectors of 4 words. In the first one are the number of
//   limbs, the number of rounds, and words not in use; then come delta, the inverse of -m modulo 2^30, 17 vectors of
//   scratch, and five vectors for each limb of 30 bits, the lowest limb first: f, g, d, e, m.
// Requires: f, m odd; limbs below 2^30 but the highest, whose lower 32 bits are signed; 9 limbs or more; rounds >= 1;
//   AVX2. Delta is 4 d + 1 or 4 d + 2 in both words of 32 bits of a lane, with d = -(delta + 1/2).
// Out: f, g, d, e, delta.
// Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m a round.
// Timing: constant but for the numbers of rounds and limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 740 instructions a round, 300 for its steps, with 9 limbs; 43 more for each other limb.
mov r8, qword ptr [rdi]
mov rdx, qword ptr [rdi+8]
mov rax, 0x100000001
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+96], ymm0
mov rax, 0x400000004
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+128], ymm0
mov rax, 0x400000004000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+160], ymm0
mov rax, 0xc0000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+192], ymm0
mov rax, 0xc000000000000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+224], ymm0
mov rax, 0x3fffffff
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+256], ymm0
mov rax, 0x4000000000000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+288], ymm0
mov rax, 0x3fffffff00000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+320], ymm0
mov rax, 0x100000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+352], ymm0
mov rax, 0x40000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+512], ymm0
mov rax, 0x0
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+544], ymm0
mov rax, 0x0
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+576], ymm0
mov rax, 0x40000000
vmovq xmm0, rax
vpbroadcastq ymm0, xmm0
vmovdqa ymmword ptr [rdi+608], ymm0
vmovdqa ymm2, ymmword ptr [rdi+32]
vmovdqa ymm0, ymmword ptr [rdi+640]
vmovdqa ymm1, ymmword ptr [rdi+672]
vpslld ymm0, ymm0, 17
vpsrad ymm0, ymm0, 17
vpshufd ymm0, ymm0, 0xa0
vpaddd ymm0, ymm0, ymmword ptr [rdi+192]
vpslld ymm1, ymm1, 17
vpsrad ymm1, ymm1, 17
vpshufd ymm1, ymm1, 0xa0
vpaddd ymm1, ymm1, ymmword ptr [rdi+224]
.p2align 6
2:
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymm11, ymmword ptr [rdi+640]
vpsignd ymm3, ymm3, ymm2
vmovdqa ymm12, ymmword ptr [rdi+672]
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm5, ymm11, ymmword ptr [rdi+512]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpsrad ymm3, ymm3, 31
vpaddq ymm5, ymm5, ymm13
vpand ymm4, ymm1, ymm3
vpaddq ymm5, ymm5, ymmword ptr [rdi+288]
vpsrad ymm1, ymm1, 1
vpsrlq ymm5, ymm5, 30
vpaddd ymm0, ymm0, ymm4
vpmuldq ymm6, ymm11, ymmword ptr [rdi+576]
vpxor ymm2, ymm2, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm6, ymm6, ymm13
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm6, ymm6, ymmword ptr [rdi+288]
vpsignd ymm3, ymm3, ymm2
vpsrlq ymm6, ymm6, 30
vpsignd ymm4, ymm0, ymm3
vmovdqa ymm11, ymmword ptr [rdi+704]
vmovdqa ymm12, ymmword ptr [rdi+736]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm7, ymm11, ymmword ptr [rdi+512]
vpsrad ymm3, ymm3, 31
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpand ymm4, ymm1, ymm3
vpaddq ymm7, ymm7, ymm13
vpsrad ymm1, ymm1, 1
vpaddq ymm7, ymm7, ymmword ptr [rdi+288]
vpaddd ymm0, ymm0, ymm4
vpmuludq ymm9, ymm7, ymmword ptr [rdi+64]
vpxor ymm2, ymm2, ymm3
vpand ymm9, ymm9, ymmword ptr [rdi+256]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuludq ymm13, ymm9, ymmword ptr [rdi+768]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm7, ymm7, ymm13
vpsignd ymm3, ymm3, ymm2
vpsrlq ymm7, ymm7, 30
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm8, ymm11, ymmword ptr [rdi+576]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsrad ymm3, ymm3, 31
vpaddq ymm8, ymm8, ymm13
vpand ymm4, ymm1, ymm3
vpaddq ymm8, ymm8, ymmword ptr [rdi+288]
vpmuludq ymm10, ymm8, ymmword ptr [rdi+64]
vpsrad ymm1, ymm1, 1
vpand ymm10, ymm10, ymmword ptr [rdi+256]
vpaddd ymm0, ymm0, ymm4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+768]
vpxor ymm2, ymm2, ymm3
vpaddq ymm8, ymm8, ymm13
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpsrlq ymm8, ymm8, 30
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymm11, ymmword ptr [rdi+800]
vpsignd ymm3, ymm3, ymm2
vmovdqa ymm12, ymmword ptr [rdi+832]
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpsrad ymm3, ymm3, 31
vpaddq ymm14, ymm14, ymm13
vpand ymm4, ymm1, ymm3
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpsrad ymm1, ymm1, 1
vpaddq ymm5, ymm5, ymm14
vpaddd ymm0, ymm0, ymm4
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rdi+640], ymm13
vpxor ymm2, ymm2, ymm3
vpsrlq ymm5, ymm5, 30
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsignd ymm3, ymm3, ymm2
vpaddq ymm14, ymm14, ymm13
vpsignd ymm4, ymm0, ymm3
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm6, ymm6, ymm14
vpsrad ymm3, ymm3, 31
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpand ymm4, ymm1, ymm3
vmovdqa ymmword ptr [rdi+672], ymm13
vpsrad ymm1, ymm1, 1
vpsrlq ymm6, ymm6, 30
vpaddd ymm0, ymm0, ymm4
vmovdqa ymm11, ymmword ptr [rdi+864]
vpxor ymm2, ymm2, ymm3
vmovdqa ymm12, ymmword ptr [rdi+896]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm14, ymm14, ymm13
vpsignd ymm3, ymm3, ymm2
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpsignd ymm4, ymm0, ymm3
vpaddq ymm7, ymm7, ymm14
vpaddd ymm1, ymm1, ymm4
vpmuludq ymm13, ymm9, ymmword ptr [rdi+928]
vpsrad ymm3, ymm3, 31
vpaddq ymm7, ymm7, ymm13
vpand ymm4, ymm1, ymm3
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpsrad ymm1, ymm1, 1
vmovdqa ymmword ptr [rdi+704], ymm13
vpaddd ymm0, ymm0, ymm4
vpsrlq ymm7, ymm7, 30
vpxor ymm2, ymm2, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm14, ymm14, ymm13
vpsignd ymm3, ymm3, ymm2
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpsignd ymm4, ymm0, ymm3
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm13, ymm10, ymmword ptr [rdi+928]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm8, ymm8, ymm13
vpsrad ymm3, ymm3, 31
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vpand ymm4, ymm1, ymm3
vmovdqa ymmword ptr [rdi+736], ymm13
vpsrad ymm1, ymm1, 1
vpsrlq ymm8, ymm8, 30
vpaddd ymm0, ymm0, ymm4
vmovdqa ymm11, ymmword ptr [rdi+960]
vpxor ymm2, ymm2, ymm3
vmovdqa ymm12, ymmword ptr [rdi+992]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpsignd ymm3, ymm3, ymm2
vpaddq ymm14, ymm14, ymm13
vpsignd ymm4, ymm0, ymm3
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm5, ymm5, ymm14
vpsrad ymm3, ymm3, 31
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpand ymm4, ymm1, ymm3
vmovdqa ymmword ptr [rdi+800], ymm13
vpsrlq ymm5, ymm5, 30
vpsrad ymm1, ymm1, 1
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpaddd ymm0, ymm0, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpxor ymm2, ymm2, ymm3
vpaddq ymm14, ymm14, ymm13
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm6, ymm6, ymm14
vpsignd ymm3, ymm3, ymm2
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymmword ptr [rdi+832], ymm13
vpaddd ymm1, ymm1, ymm4
vpsrlq ymm6, ymm6, 30
vpsrad ymm3, ymm3, 31
vmovdqa ymm11, ymmword ptr [rdi+1024]
vpand ymm4, ymm1, ymm3
vmovdqa ymm12, ymmword ptr [rdi+1056]
vpsrad ymm1, ymm1, 1
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpaddd ymm0, ymm0, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm3
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm7, ymm7, ymm14
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1088]
vpsignd ymm3, ymm3, ymm2
vpaddq ymm7, ymm7, ymm13
vpsignd ymm4, ymm0, ymm3
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpaddd ymm1, ymm1, ymm4
vmovdqa ymmword ptr [rdi+864], ymm13
vpsrad ymm3, ymm3, 31
vpsrlq ymm7, ymm7, 30
vpand ymm4, ymm1, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpsrad ymm1, ymm1, 1
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddd ymm0, ymm0, ymm4
vpaddq ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm3
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm8, ymm8, ymm14
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1088]
vpaddq ymm8, ymm8, ymm13
vpsignd ymm3, ymm3, ymm2
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymmword ptr [rdi+896], ymm13
vpaddd ymm1, ymm1, ymm4
vpsrlq ymm8, ymm8, 30
vpsrad ymm3, ymm3, 31
vmovdqa ymm11, ymmword ptr [rdi+1120]
vpand ymm4, ymm1, ymm3
vmovdqa ymm12, ymmword ptr [rdi+1152]
vpsrad ymm1, ymm1, 1
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpaddd ymm0, ymm0, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpxor ymm2, ymm2, ymm3
vpaddq ymm14, ymm14, ymm13
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm5, ymm5, ymm14
vpsignd ymm3, ymm3, ymm2
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymmword ptr [rdi+960], ymm13
vpsrlq ymm5, ymm5, 30
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpsrad ymm3, ymm3, 31
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpand ymm4, ymm1, ymm3
vpaddq ymm14, ymm14, ymm13
vpsrad ymm1, ymm1, 1
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpaddd ymm0, ymm0, ymm4
vpaddq ymm6, ymm6, ymm14
vpxor ymm2, ymm2, ymm3
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymmword ptr [rdi+992], ymm13
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpsrlq ymm6, ymm6, 30
vpsignd ymm3, ymm3, ymm2
vmovdqa ymm11, ymmword ptr [rdi+1184]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymm12, ymmword ptr [rdi+1216]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsrad ymm3, ymm3, 31
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpand ymm4, ymm1, ymm3
vpaddq ymm14, ymm14, ymm13
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpsrad ymm1, ymm1, 1
vpaddq ymm7, ymm7, ymm14
vpaddd ymm0, ymm0, ymm4
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1248]
vpxor ymm2, ymm2, ymm3
vpaddq ymm7, ymm7, ymm13
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymmword ptr [rdi+1024], ymm13
vpsignd ymm3, ymm3, ymm2
vpsrlq ymm7, ymm7, 30
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsrad ymm3, ymm3, 31
vpaddq ymm14, ymm14, ymm13
vpand ymm4, ymm1, ymm3
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpsrad ymm1, ymm1, 1
vpaddq ymm8, ymm8, ymm14
vpaddd ymm0, ymm0, ymm4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1248]
vpaddq ymm8, ymm8, ymm13
vpxor ymm2, ymm2, ymm3
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymmword ptr [rdi+1056], ymm13
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpsrlq ymm8, ymm8, 30
vpsignd ymm3, ymm3, ymm2
vmovdqa ymm11, ymmword ptr [rdi+1280]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymm12, ymmword ptr [rdi+1312]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsrad ymm3, ymm3, 31
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpand ymm4, ymm1, ymm3
vpaddq ymm14, ymm14, ymm13
vpsrad ymm1, ymm1, 1
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpaddd ymm0, ymm0, ymm4
vpaddq ymm5, ymm5, ymm14
vpxor ymm2, ymm2, ymm3
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymmword ptr [rdi+1120], ymm13
vmovdqa ymmword ptr [rdi+32], ymm2
vpsrlq ymm5, ymm5, 30
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpaddd ymm0, ymm0, ymmword ptr [rdi+160]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsrad ymm0, ymm0, 15
vpaddq ymm14, ymm14, ymm13
vpsrlq ymm3, ymm0, 32
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpaddd ymm1, ymm1, ymmword ptr [rdi+160]
vpaddq ymm6, ymm6, ymm14
vpsrad ymm1, ymm1, 15
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpsrlq ymm4, ymm1, 32
vmovdqa ymmword ptr [rdi+1152], ymm13
vmovdqa ymmword ptr [rdi+384], ymm0
vpsrlq ymm6, ymm6, 30
vmovdqa ymmword ptr [rdi+416], ymm3
vmovdqa ymm11, ymmword ptr [rdi+1344]
vmovdqa ymmword ptr [rdi+448], ymm1
vmovdqa ymm12, ymmword ptr [rdi+1376]
vmovdqa ymmword ptr [rdi+480], ymm4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm0, ymm0, ymmword ptr [rdi+640]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpmuldq ymm3, ymm3, ymmword ptr [rdi+672]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpaddq ymm0, ymm0, ymm3
vpaddq ymm7, ymm7, ymm14
vpmuldq ymm1, ymm1, ymmword ptr [rdi+640]
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1408]
vpmuldq ymm4, ymm4, ymmword ptr [rdi+672]
vpaddq ymm7, ymm7, ymm13
vpaddq ymm1, ymm1, ymm4
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpslld ymm0, ymm0, 2
vmovdqa ymmword ptr [rdi+1184], ymm13
vpsrad ymm0, ymm0, 17
vpsrlq ymm7, ymm7, 30
vpshufd ymm0, ymm0, 0xa0
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpaddd ymm0, ymm0, ymmword ptr [rdi+192]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpslld ymm1, ymm1, 2
vpaddq ymm14, ymm14, ymm13
vpsrad ymm1, ymm1, 17
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpshufd ymm1, ymm1, 0xa0
vpaddq ymm8, ymm8, ymm14
vpaddd ymm1, ymm1, ymmword ptr [rdi+224]
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1408]
vmovdqa ymm2, ymmword ptr [rdi+32]
vpaddq ymm8, ymm8, ymm13
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymmword ptr [rdi+1216], ymm13
vpsignd ymm3, ymm3, ymm2
vpsrlq ymm8, ymm8, 30
vpsignd ymm4, ymm0, ymm3
vmovdqa ymm11, ymmword ptr [rdi+1440]
vpaddd ymm1, ymm1, ymm4
vmovdqa ymm12, ymmword ptr [rdi+1472]
vpsrad ymm3, ymm3, 31
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpand ymm4, ymm1, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpsrad ymm1, ymm1, 1
vpaddq ymm14, ymm14, ymm13
vpaddd ymm0, ymm0, ymm4
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpxor ymm2, ymm2, ymm3
vpaddq ymm5, ymm5, ymm14
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymmword ptr [rdi+1280], ymm13
vpsignd ymm3, ymm3, ymm2
vpsrlq ymm5, ymm5, 30
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm14, ymm14, ymm13
vpsrad ymm3, ymm3, 31
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpand ymm4, ymm1, ymm3
vpaddq ymm6, ymm6, ymm14
vpsrad ymm1, ymm1, 1
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpaddd ymm0, ymm0, ymm4
vmovdqa ymmword ptr [rdi+1312], ymm13
vpxor ymm2, ymm2, ymm3
vpsrlq ymm6, ymm6, 30
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymm11, ymmword ptr [rdi+1504]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+1536]
vpsignd ymm3, ymm3, ymm2
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm14, ymm14, ymm13
vpsrad ymm3, ymm3, 31
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpaddq ymm7, ymm7, ymm14
vpand ymm4, ymm1, ymm3
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1568]
vpsrad ymm1, ymm1, 1
vpaddq ymm7, ymm7, ymm13
vpaddd ymm0, ymm0, ymm4
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpxor ymm2, ymm2, ymm3
vmovdqa ymmword ptr [rdi+1344], ymm13
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpsrlq ymm7, ymm7, 30
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpsignd ymm3, ymm3, ymm2
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsignd ymm4, ymm0, ymm3
vpaddq ymm14, ymm14, ymm13
vpaddd ymm1, ymm1, ymm4
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpsrad ymm3, ymm3, 31
vpaddq ymm8, ymm8, ymm14
vpand ymm4, ymm1, ymm3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1568]
vpsrad ymm1, ymm1, 1
vpaddq ymm8, ymm8, ymm13
vpaddd ymm0, ymm0, ymm4
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rdi+1376], ymm13
vpxor ymm2, ymm2, ymm3
vpsrlq ymm8, ymm8, 30
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymm11, ymmword ptr [rdi+1600]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+1632]
vpsignd ymm3, ymm3, ymm2
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm14, ymm14, ymm13
vpsrad ymm3, ymm3, 31
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpand ymm4, ymm1, ymm3
vpaddq ymm5, ymm5, ymm14
vpsrad ymm1, ymm1, 1
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpaddd ymm0, ymm0, ymm4
vmovdqa ymmword ptr [rdi+1440], ymm13
vpxor ymm2, ymm2, ymm3
vpsrlq ymm5, ymm5, 30
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm14, ymm14, ymm13
vpsignd ymm3, ymm3, ymm2
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpsignd ymm4, ymm0, ymm3
vpaddq ymm6, ymm6, ymm14
vpaddd ymm1, ymm1, ymm4
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpsrad ymm3, ymm3, 31
vmovdqa ymmword ptr [rdi+1472], ymm13
vpand ymm4, ymm1, ymm3
vpsrlq ymm6, ymm6, 30
vpsrad ymm1, ymm1, 1
vmovdqa ymm11, ymmword ptr [rdi+1664]
vpaddd ymm0, ymm0, ymm4
vmovdqa ymm12, ymmword ptr [rdi+1696]
vpxor ymm2, ymm2, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm14, ymm14, ymm13
vpsignd ymm3, ymm3, ymm2
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpsignd ymm4, ymm0, ymm3
vpaddq ymm7, ymm7, ymm14
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1728]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm7, ymm7, ymm13
vpsrad ymm3, ymm3, 31
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpand ymm4, ymm1, ymm3
vmovdqa ymmword ptr [rdi+1504], ymm13
vpsrad ymm1, ymm1, 1
vpsrlq ymm7, ymm7, 30
vpaddd ymm0, ymm0, ymm4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpxor ymm2, ymm2, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm14, ymm14, ymm13
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpsignd ymm3, ymm3, ymm2
vpaddq ymm8, ymm8, ymm14
vpsignd ymm4, ymm0, ymm3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1728]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm8, ymm8, ymm13
vpsrad ymm3, ymm3, 31
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rdi+1536], ymm13
vpand ymm4, ymm1, ymm3
vpsrlq ymm8, ymm8, 30
vpsrad ymm1, ymm1, 1
vmovdqa ymm11, ymmword ptr [rdi+1760]
vpaddd ymm0, ymm0, ymm4
vmovdqa ymm12, ymmword ptr [rdi+1792]
vpxor ymm2, ymm2, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm14, ymm14, ymm13
vpsignd ymm3, ymm3, ymm2
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpsignd ymm4, ymm0, ymm3
vpaddq ymm5, ymm5, ymm14
vpaddd ymm1, ymm1, ymm4
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpsrad ymm3, ymm3, 31
vmovdqa ymmword ptr [rdi+1600], ymm13
vpand ymm4, ymm1, ymm3
vpsrlq ymm5, ymm5, 30
vpsrad ymm1, ymm1, 1
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpaddd ymm0, ymm0, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm3
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm6, ymm6, ymm14
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpsignd ymm3, ymm3, ymm2
vmovdqa ymmword ptr [rdi+1632], ymm13
vpsignd ymm4, ymm0, ymm3
vpsrlq ymm6, ymm6, 30
vpaddd ymm1, ymm1, ymm4
vmovdqa ymm11, ymmword ptr [rdi+1824]
vpsrad ymm3, ymm3, 31
vmovdqa ymm12, ymmword ptr [rdi+1856]
vpand ymm4, ymm1, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsrad ymm1, ymm1, 1
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddd ymm0, ymm0, ymm4
vpaddq ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm3
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm7, ymm7, ymm14
vpmuludq ymm13, ymm9, ymmword ptr [rdi+1888]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm7, ymm7, ymm13
vpsignd ymm3, ymm3, ymm2
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymmword ptr [rdi+1664], ymm13
vpaddd ymm1, ymm1, ymm4
vpsrlq ymm7, ymm7, 30
vpsrad ymm3, ymm3, 31
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpand ymm4, ymm1, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpsrad ymm1, ymm1, 1
vpaddq ymm14, ymm14, ymm13
vpaddd ymm0, ymm0, ymm4
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpxor ymm2, ymm2, ymm3
vpaddq ymm8, ymm8, ymm14
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpmuludq ymm13, ymm10, ymmword ptr [rdi+1888]
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpaddq ymm8, ymm8, ymm13
vpsignd ymm3, ymm3, ymm2
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vpsignd ymm4, ymm0, ymm3
vmovdqa ymmword ptr [rdi+1696], ymm13
vpsrlq ymm8, ymm8, 30
vpaddd ymm1, ymm1, ymm4
vmovdqa ymm11, ymmword ptr [rdi+1920]
vpsrad ymm3, ymm3, 31
vmovdqa ymm12, ymmword ptr [rdi+1952]
vpand ymm4, ymm1, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpsrad ymm1, ymm1, 1
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddd ymm0, ymm0, ymm4
vpaddq ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm3
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpaddq ymm5, ymm5, ymm14
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vpsignd ymm3, ymm3, ymm2
vmovdqa ymmword ptr [rdi+1760], ymm13
vpsignd ymm4, ymm0, ymm3
vpsrlq ymm5, ymm5, 30
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpsrad ymm3, ymm3, 31
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm14, ymm14, ymm13
vpand ymm4, ymm1, ymm3
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpsrad ymm1, ymm1, 1
vpaddq ymm6, ymm6, ymm14
vpaddd ymm0, ymm0, ymm4
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vpxor ymm2, ymm2, ymm3
vmovdqa ymmword ptr [rdi+1792], ymm13
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vpsrlq ymm6, ymm6, 30
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vmovdqa ymm11, ymmword ptr [rdi+1984]
vpsignd ymm3, ymm3, ymm2
vmovdqa ymm12, ymmword ptr [rdi+2016]
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpaddd ymm1, ymm1, ymm4
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpsrad ymm3, ymm3, 31
vpaddq ymm14, ymm14, ymm13
vpand ymm4, ymm1, ymm3
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpsrad ymm1, ymm1, 1
vpaddq ymm7, ymm7, ymm14
vpaddd ymm0, ymm0, ymm4
vpmuludq ymm13, ymm9, ymmword ptr [rdi+2048]
vpaddq ymm7, ymm7, ymm13
vpxor ymm2, ymm2, ymm3
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymmword ptr [rdi+1824], ymm13
vpand ymm3, ymm1, ymmword ptr [rdi+96]
vpsrlq ymm7, ymm7, 30
vpsignd ymm3, ymm3, ymm2
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpsignd ymm4, ymm0, ymm3
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddd ymm1, ymm1, ymm4
vpaddq ymm14, ymm14, ymm13
vpsrad ymm3, ymm3, 31
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpand ymm4, ymm1, ymm3
vpaddq ymm8, ymm8, ymm14
vpsrad ymm1, ymm1, 1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+2048]
vpaddd ymm0, ymm0, ymm4
vpaddq ymm8, ymm8, ymm13
vpxor ymm2, ymm2, ymm3
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vpsubd ymm2, ymm2, ymmword ptr [rdi+128]
vmovdqa ymmword ptr [rdi+1856], ymm13
vpsrlq ymm8, ymm8, 30
lea rsi, [rdi+1920]
mov rcx, r8
sub rcx, 9
jz 4f
3:
add rsi, 160
vmovdqa ymm11, ymmword ptr [rsi+0]
vmovdqa ymm12, ymmword ptr [rsi+32]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpaddq ymm5, ymm5, ymm14
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-160], ymm13
vpsrlq ymm5, ymm5, 30
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpaddq ymm6, ymm6, ymm14
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-128], ymm13
vpsrlq ymm6, ymm6, 30
vmovdqa ymm11, ymmword ptr [rsi+64]
vmovdqa ymm12, ymmword ptr [rsi+96]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpaddq ymm7, ymm7, ymm14
vpmuludq ymm13, ymm9, ymmword ptr [rsi+128]
vpaddq ymm7, ymm7, ymm13
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-96], ymm13
vpsrlq ymm7, ymm7, 30
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm13, ymm10, ymmword ptr [rsi+128]
vpaddq ymm8, ymm8, ymm13
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-64], ymm13
vpsrlq ymm8, ymm8, 30
dec rcx
jnz 3b
4:
vpsubq ymm5, ymm5, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+0], ymm5
vpsubq ymm6, ymm6, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+32], ymm6
vpsubq ymm7, ymm7, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+64], ymm7
vpsubq ymm8, ymm8, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+96], ymm8
vmovdqa ymmword ptr [rdi+32], ymm2
vpaddd ymm0, ymm0, ymmword ptr [rdi+160]
vpsrad ymm0, ymm0, 15
vpsrlq ymm3, ymm0, 32
vpaddd ymm1, ymm1, ymmword ptr [rdi+160]
vpsrad ymm1, ymm1, 15
vpsrlq ymm4, ymm1, 32
vpmuldq ymm5, ymm0, ymmword ptr [rdi+384]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+448]
vpaddq ymm5, ymm5, ymm9
vpmuldq ymm6, ymm0, ymmword ptr [rdi+416]
vpmuldq ymm10, ymm3, ymmword ptr [rdi+480]
vpaddq ymm6, ymm6, ymm10
vpmuldq ymm7, ymm1, ymmword ptr [rdi+384]
vpmuldq ymm11, ymm4, ymmword ptr [rdi+448]
vpaddq ymm7, ymm7, ymm11
vpmuldq ymm8, ymm1, ymmword ptr [rdi+416]
vpmuldq ymm12, ymm4, ymmword ptr [rdi+480]
vpaddq ymm8, ymm8, ymm12
vmovdqa ymmword ptr [rdi+512], ymm5
vmovdqa ymmword ptr [rdi+544], ymm6
vmovdqa ymmword ptr [rdi+576], ymm7
vmovdqa ymmword ptr [rdi+608], ymm8
vpmuldq ymm0, ymm5, ymmword ptr [rdi+640]
vpmuldq ymm10, ymm6, ymmword ptr [rdi+672]
vpaddq ymm0, ymm0, ymm10
vpmuldq ymm9, ymm5, ymmword ptr [rdi+800]
vpmuldq ymm10, ymm6, ymmword ptr [rdi+832]
vpaddq ymm9, ymm9, ymm10
vpsrlq ymm0, ymm0, 30
vpaddq ymm0, ymm0, ymm9
vpmuldq ymm1, ymm7, ymmword ptr [rdi+640]
vpmuldq ymm10, ymm8, ymmword ptr [rdi+672]
vpaddq ymm1, ymm1, ymm10
vpmuldq ymm9, ymm7, ymmword ptr [rdi+800]
vpmuldq ymm10, ymm8, ymmword ptr [rdi+832]
vpaddq ymm9, ymm9, ymm10
vpsrlq ymm1, ymm1, 30
vpaddq ymm1, ymm1, ymm9
vpslld ymm0, ymm0, 17
vpsrad ymm0, ymm0, 17
vpshufd ymm0, ymm0, 0xa0
vpaddd ymm0, ymm0, ymmword ptr [rdi+192]
vpslld ymm1, ymm1, 17
vpsrad ymm1, ymm1, 17
vpshufd ymm1, ymm1, 0xa0
vpaddd ymm1, ymm1, ymmword ptr [rdi+224]
vmovdqa ymm2, ymmword ptr [rdi+32]
dec rdx
jnz 2b
vmovdqa ymmword ptr [rdi+32], ymm2
vmovdqa ymm11, ymmword ptr [rdi+640]
vmovdqa ymm12, ymmword ptr [rdi+672]
vpmuldq ymm5, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm5, ymm5, ymm13
vpaddq ymm5, ymm5, ymmword ptr [rdi+288]
vpsrlq ymm5, ymm5, 30
vpmuldq ymm6, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm6, ymm6, ymm13
vpaddq ymm6, ymm6, ymmword ptr [rdi+288]
vpsrlq ymm6, ymm6, 30
vmovdqa ymm11, ymmword ptr [rdi+704]
vmovdqa ymm12, ymmword ptr [rdi+736]
vpmuldq ymm7, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm7, ymm7, ymm13
vpaddq ymm7, ymm7, ymmword ptr [rdi+288]
vpmuludq ymm9, ymm7, ymmword ptr [rdi+64]
vpand ymm9, ymm9, ymmword ptr [rdi+256]
vpmuludq ymm13, ymm9, ymmword ptr [rdi+768]
vpaddq ymm7, ymm7, ymm13
vpsrlq ymm7, ymm7, 30
vpmuldq ymm8, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm8, ymm8, ymm13
vpaddq ymm8, ymm8, ymmword ptr [rdi+288]
vpmuludq ymm10, ymm8, ymmword ptr [rdi+64]
vpand ymm10, ymm10, ymmword ptr [rdi+256]
vpmuludq ymm13, ymm10, ymmword ptr [rdi+768]
vpaddq ymm8, ymm8, ymm13
vpsrlq ymm8, ymm8, 30
lea rsi, [rdi+640]
mov rcx, r8
sub rcx, 1
jz 4f
3:
add rsi, 160
vmovdqa ymm11, ymmword ptr [rsi+0]
vmovdqa ymm12, ymmword ptr [rsi+32]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm5, ymm5, ymmword ptr [rdi+320]
vpaddq ymm5, ymm5, ymm14
vpand ymm13, ymm5, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-160], ymm13
vpsrlq ymm5, ymm5, 30
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm6, ymm6, ymmword ptr [rdi+320]
vpaddq ymm6, ymm6, ymm14
vpand ymm13, ymm6, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-128], ymm13
vpsrlq ymm6, ymm6, 30
vmovdqa ymm11, ymmword ptr [rsi+64]
vmovdqa ymm12, ymmword ptr [rsi+96]
vpmuldq ymm14, ymm11, ymmword ptr [rdi+512]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+544]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm7, ymm7, ymmword ptr [rdi+320]
vpaddq ymm7, ymm7, ymm14
vpmuludq ymm13, ymm9, ymmword ptr [rsi+128]
vpaddq ymm7, ymm7, ymm13
vpand ymm13, ymm7, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-96], ymm13
vpsrlq ymm7, ymm7, 30
vpmuldq ymm14, ymm11, ymmword ptr [rdi+576]
vpmuldq ymm13, ymm12, ymmword ptr [rdi+608]
vpaddq ymm14, ymm14, ymm13
vpaddq ymm8, ymm8, ymmword ptr [rdi+320]
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm13, ymm10, ymmword ptr [rsi+128]
vpaddq ymm8, ymm8, ymm13
vpand ymm13, ymm8, ymmword ptr [rdi+256]
vmovdqa ymmword ptr [rsi-64], ymm13
vpsrlq ymm8, ymm8, 30
dec rcx
jnz 3b
4:
vpsubq ymm5, ymm5, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+0], ymm5
vpsubq ymm6, ymm6, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+32], ymm6
vpsubq ymm7, ymm7, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+64], ymm7
vpsubq ymm8, ymm8, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rsi+96], ymm8
vzeroupper
ret
