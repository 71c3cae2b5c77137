// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m, over a power of 2^29 [Mon85, Mon87], 4 words and 9 limbs of 29 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `avx2_montgomery_unfold_4` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 4160 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^(29 limbs) - m at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 542 instructions.
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
vmovdqu ymm0, ymmword ptr [rdi+480]	// begin
vmovdqa ymmword ptr [rdi+2208], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+512]	// begin
vmovdqa ymmword ptr [rdi+2240], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+544]	// begin
vmovdqa ymmword ptr [rdi+2272], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+576]	// begin
vmovdqa ymmword ptr [rdi+2304], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+608]	// begin
vmovdqa ymmword ptr [rdi+2336], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+480]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+2368], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+512]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+2400], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+544]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+2432], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+576]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+2464], ymm0	// begin
lea rdx, [rdi+640]	// begin
lea rcx, [rdi+384]	// begin
lea r9, [rdi+2784]	// begin
lea rsi, [rdi+2208]	// begin
lea rax, [rdi+3104]	// begin
.p2align 5
2:
vmovdqu ymm11, ymmword ptr [rdx+0]	// row0
vpmuludq ymm0, ymm11, ymmword ptr [rsi+0]	// row0
vpmuludq ymm1, ymm11, ymmword ptr [rsi+32]	// row0
vpmuludq ymm2, ymm11, ymmword ptr [rsi+64]	// row0
vpmuludq ymm3, ymm11, ymmword ptr [rsi+96]	// row0
vpmuludq ymm4, ymm11, ymmword ptr [rsi+128]	// row0
vpmuludq ymm5, ymm11, ymmword ptr [rsi+160]	// row0
vpmuludq ymm6, ymm11, ymmword ptr [rsi+192]	// row0
vpmuludq ymm7, ymm11, ymmword ptr [rsi+224]	// row0
vpmuludq ymm8, ymm11, ymmword ptr [rsi+256]	// row0
vpmuludq ymm10, ymm0, ymm14	// reduce0
vmovdqu ymm11, ymmword ptr [rdx+32]	// row1
vpmuludq ymm13, ymm11, ymmword ptr [rsi+0]	// row1
vpaddq ymm1, ymm1, ymm13	// row1
vpmuludq ymm12, ymm11, ymmword ptr [rsi+32]	// row1
vpaddq ymm2, ymm2, ymm12	// row1
vpmuludq ymm13, ymm11, ymmword ptr [rsi+64]	// row1
vpaddq ymm3, ymm3, ymm13	// row1
vpmuludq ymm12, ymm11, ymmword ptr [rsi+96]	// row1
vpaddq ymm4, ymm4, ymm12	// row1
vpand ymm10, ymm10, ymm15	// reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// reduce0
vpaddq ymm0, ymm0, ymm13	// reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// reduce0
vpaddq ymm1, ymm1, ymm12	// reduce0
vpsrlq ymm0, ymm0, 29	// reduce0
vpaddq ymm1, ymm1, ymm0	// reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rsi+128]	// row1
vpaddq ymm5, ymm5, ymm13	// row1
vpmuludq ymm12, ymm11, ymmword ptr [rsi+160]	// row1
vpaddq ymm6, ymm6, ymm12	// row1
vpmuludq ymm13, ymm11, ymmword ptr [rsi+192]	// row1
vpaddq ymm7, ymm7, ymm13	// row1
vpmuludq ymm12, ymm11, ymmword ptr [rsi+224]	// row1
vpaddq ymm8, ymm8, ymm12	// row1
vpmuludq ymm9, ymm11, ymmword ptr [rsi+256]	// row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// reduce0
vpaddq ymm2, ymm2, ymm13	// reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// reduce0
vpaddq ymm3, ymm3, ymm12	// reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// reduce0
vpaddq ymm4, ymm4, ymm13	// reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// reduce0
vpaddq ymm5, ymm5, ymm12	// reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// reduce0
vpaddq ymm6, ymm6, ymm13	// reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// reduce0
vpaddq ymm7, ymm7, ymm12	// reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// reduce0
vpaddq ymm8, ymm8, ymm13	// reduce0
vpmuludq ymm10, ymm1, ymm14	// reduce1
vmovdqu ymm11, ymmword ptr [rdx+64]	// row2
vpmuludq ymm12, ymm11, ymmword ptr [rsi+0]	// row2
vpaddq ymm2, ymm2, ymm12	// row2
vpmuludq ymm13, ymm11, ymmword ptr [rsi+32]	// row2
vpaddq ymm3, ymm3, ymm13	// row2
vpmuludq ymm12, ymm11, ymmword ptr [rsi+64]	// row2
vpaddq ymm4, ymm4, ymm12	// row2
vpmuludq ymm13, ymm11, ymmword ptr [rsi+96]	// row2
vpaddq ymm5, ymm5, ymm13	// row2
vpand ymm10, ymm10, ymm15	// reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// reduce1
vpaddq ymm1, ymm1, ymm12	// reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// reduce1
vpaddq ymm2, ymm2, ymm13	// reduce1
vpsrlq ymm1, ymm1, 29	// reduce1
vpaddq ymm2, ymm2, ymm1	// reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rsi+128]	// row2
vpaddq ymm6, ymm6, ymm12	// row2
vpmuludq ymm13, ymm11, ymmword ptr [rsi+160]	// row2
vpaddq ymm7, ymm7, ymm13	// row2
vpmuludq ymm12, ymm11, ymmword ptr [rsi+192]	// row2
vpaddq ymm8, ymm8, ymm12	// row2
vpmuludq ymm13, ymm11, ymmword ptr [rsi+224]	// row2
vpaddq ymm9, ymm9, ymm13	// row2
vpmuludq ymm0, ymm11, ymmword ptr [rsi+256]	// row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// reduce1
vpaddq ymm3, ymm3, ymm12	// reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// reduce1
vpaddq ymm4, ymm4, ymm13	// reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// reduce1
vpaddq ymm5, ymm5, ymm12	// reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// reduce1
vpaddq ymm6, ymm6, ymm13	// reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// reduce1
vpaddq ymm7, ymm7, ymm12	// reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// reduce1
vpaddq ymm8, ymm8, ymm13	// reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// reduce1
vpaddq ymm9, ymm9, ymm12	// reduce1
vpmuludq ymm10, ymm2, ymm14	// reduce2
vmovdqu ymm11, ymmword ptr [rdx+96]	// row3
vpmuludq ymm13, ymm11, ymmword ptr [rsi+0]	// row3
vpaddq ymm3, ymm3, ymm13	// row3
vpmuludq ymm12, ymm11, ymmword ptr [rsi+32]	// row3
vpaddq ymm4, ymm4, ymm12	// row3
vpmuludq ymm13, ymm11, ymmword ptr [rsi+64]	// row3
vpaddq ymm5, ymm5, ymm13	// row3
vpmuludq ymm12, ymm11, ymmword ptr [rsi+96]	// row3
vpaddq ymm6, ymm6, ymm12	// row3
vpand ymm10, ymm10, ymm15	// reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// reduce2
vpaddq ymm2, ymm2, ymm13	// reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// reduce2
vpaddq ymm3, ymm3, ymm12	// reduce2
vpsrlq ymm2, ymm2, 29	// reduce2
vpaddq ymm3, ymm3, ymm2	// reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rsi+128]	// row3
vpaddq ymm7, ymm7, ymm13	// row3
vpmuludq ymm12, ymm11, ymmword ptr [rsi+160]	// row3
vpaddq ymm8, ymm8, ymm12	// row3
vpmuludq ymm13, ymm11, ymmword ptr [rsi+192]	// row3
vpaddq ymm9, ymm9, ymm13	// row3
vpmuludq ymm12, ymm11, ymmword ptr [rsi+224]	// row3
vpaddq ymm0, ymm0, ymm12	// row3
vpmuludq ymm1, ymm11, ymmword ptr [rsi+256]	// row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// reduce2
vpaddq ymm4, ymm4, ymm13	// reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// reduce2
vpaddq ymm5, ymm5, ymm12	// reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// reduce2
vpaddq ymm6, ymm6, ymm13	// reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// reduce2
vpaddq ymm7, ymm7, ymm12	// reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// reduce2
vpaddq ymm8, ymm8, ymm13	// reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// reduce2
vpaddq ymm9, ymm9, ymm12	// reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// reduce2
vpaddq ymm0, ymm0, ymm13	// reduce2
vpmuludq ymm10, ymm3, ymm14	// reduce3
vmovdqu ymm11, ymmword ptr [rdx+128]	// row4
vpmuludq ymm12, ymm11, ymmword ptr [rsi+0]	// row4
vpaddq ymm4, ymm4, ymm12	// row4
vpmuludq ymm13, ymm11, ymmword ptr [rsi+32]	// row4
vpaddq ymm5, ymm5, ymm13	// row4
vpmuludq ymm12, ymm11, ymmword ptr [rsi+64]	// row4
vpaddq ymm6, ymm6, ymm12	// row4
vpmuludq ymm13, ymm11, ymmword ptr [rsi+96]	// row4
vpaddq ymm7, ymm7, ymm13	// row4
vpand ymm10, ymm10, ymm15	// reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// reduce3
vpaddq ymm3, ymm3, ymm12	// reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// reduce3
vpaddq ymm4, ymm4, ymm13	// reduce3
vpsrlq ymm3, ymm3, 29	// reduce3
vpaddq ymm4, ymm4, ymm3	// reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rsi+128]	// row4
vpaddq ymm8, ymm8, ymm12	// row4
vpmuludq ymm13, ymm11, ymmword ptr [rsi+160]	// row4
vpaddq ymm9, ymm9, ymm13	// row4
vpmuludq ymm12, ymm11, ymmword ptr [rsi+192]	// row4
vpaddq ymm0, ymm0, ymm12	// row4
vpmuludq ymm13, ymm11, ymmword ptr [rsi+224]	// row4
vpaddq ymm1, ymm1, ymm13	// row4
vpmuludq ymm2, ymm11, ymmword ptr [rsi+256]	// row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// reduce3
vpaddq ymm5, ymm5, ymm12	// reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// reduce3
vpaddq ymm6, ymm6, ymm13	// reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// reduce3
vpaddq ymm7, ymm7, ymm12	// reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// reduce3
vpaddq ymm8, ymm8, ymm13	// reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// reduce3
vpaddq ymm9, ymm9, ymm12	// reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// reduce3
vpaddq ymm0, ymm0, ymm13	// reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// reduce3
vpaddq ymm1, ymm1, ymm12	// reduce3
vpmuludq ymm10, ymm4, ymm14	// reduce4
vmovdqu ymm11, ymmword ptr [rdx+0]	// row5
vpsrlq ymm11, ymm11, 32	// row5
vpmuludq ymm13, ymm11, ymmword ptr [rsi+0]	// row5
vpaddq ymm5, ymm5, ymm13	// row5
vpmuludq ymm12, ymm11, ymmword ptr [rsi+32]	// row5
vpaddq ymm6, ymm6, ymm12	// row5
vpmuludq ymm13, ymm11, ymmword ptr [rsi+64]	// row5
vpaddq ymm7, ymm7, ymm13	// row5
vpmuludq ymm12, ymm11, ymmword ptr [rsi+96]	// row5
vpaddq ymm8, ymm8, ymm12	// row5
vpand ymm10, ymm10, ymm15	// reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// reduce4
vpaddq ymm4, ymm4, ymm13	// reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// reduce4
vpaddq ymm5, ymm5, ymm12	// reduce4
vpsrlq ymm4, ymm4, 29	// reduce4
vpaddq ymm5, ymm5, ymm4	// reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rsi+128]	// row5
vpaddq ymm9, ymm9, ymm13	// row5
vpmuludq ymm12, ymm11, ymmword ptr [rsi+160]	// row5
vpaddq ymm0, ymm0, ymm12	// row5
vpmuludq ymm13, ymm11, ymmword ptr [rsi+192]	// row5
vpaddq ymm1, ymm1, ymm13	// row5
vpmuludq ymm12, ymm11, ymmword ptr [rsi+224]	// row5
vpaddq ymm2, ymm2, ymm12	// row5
vpmuludq ymm3, ymm11, ymmword ptr [rsi+256]	// row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// reduce4
vpaddq ymm6, ymm6, ymm13	// reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// reduce4
vpaddq ymm7, ymm7, ymm12	// reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// reduce4
vpaddq ymm8, ymm8, ymm13	// reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// reduce4
vpaddq ymm9, ymm9, ymm12	// reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// reduce4
vpaddq ymm0, ymm0, ymm13	// reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// reduce4
vpaddq ymm1, ymm1, ymm12	// reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// reduce4
vpaddq ymm2, ymm2, ymm13	// reduce4
vpmuludq ymm10, ymm5, ymm14	// reduce5
vmovdqu ymm11, ymmword ptr [rdx+32]	// row6
vpsrlq ymm11, ymm11, 32	// row6
vpmuludq ymm12, ymm11, ymmword ptr [rsi+0]	// row6
vpaddq ymm6, ymm6, ymm12	// row6
vpmuludq ymm13, ymm11, ymmword ptr [rsi+32]	// row6
vpaddq ymm7, ymm7, ymm13	// row6
vpmuludq ymm12, ymm11, ymmword ptr [rsi+64]	// row6
vpaddq ymm8, ymm8, ymm12	// row6
vpmuludq ymm13, ymm11, ymmword ptr [rsi+96]	// row6
vpaddq ymm9, ymm9, ymm13	// row6
vpand ymm10, ymm10, ymm15	// reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// reduce5
vpaddq ymm5, ymm5, ymm12	// reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// reduce5
vpaddq ymm6, ymm6, ymm13	// reduce5
vpsrlq ymm5, ymm5, 29	// reduce5
vpaddq ymm6, ymm6, ymm5	// reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rsi+128]	// row6
vpaddq ymm0, ymm0, ymm12	// row6
vpmuludq ymm13, ymm11, ymmword ptr [rsi+160]	// row6
vpaddq ymm1, ymm1, ymm13	// row6
vpmuludq ymm12, ymm11, ymmword ptr [rsi+192]	// row6
vpaddq ymm2, ymm2, ymm12	// row6
vpmuludq ymm13, ymm11, ymmword ptr [rsi+224]	// row6
vpaddq ymm3, ymm3, ymm13	// row6
vpmuludq ymm4, ymm11, ymmword ptr [rsi+256]	// row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// reduce5
vpaddq ymm7, ymm7, ymm12	// reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// reduce5
vpaddq ymm8, ymm8, ymm13	// reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// reduce5
vpaddq ymm9, ymm9, ymm12	// reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// reduce5
vpaddq ymm0, ymm0, ymm13	// reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// reduce5
vpaddq ymm1, ymm1, ymm12	// reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// reduce5
vpaddq ymm2, ymm2, ymm13	// reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// reduce5
vpaddq ymm3, ymm3, ymm12	// reduce5
vpmuludq ymm10, ymm6, ymm14	// reduce6
vmovdqu ymm11, ymmword ptr [rdx+64]	// row7
vpsrlq ymm11, ymm11, 32	// row7
vpmuludq ymm13, ymm11, ymmword ptr [rsi+0]	// row7
vpaddq ymm7, ymm7, ymm13	// row7
vpmuludq ymm12, ymm11, ymmword ptr [rsi+32]	// row7
vpaddq ymm8, ymm8, ymm12	// row7
vpmuludq ymm13, ymm11, ymmword ptr [rsi+64]	// row7
vpaddq ymm9, ymm9, ymm13	// row7
vpmuludq ymm12, ymm11, ymmword ptr [rsi+96]	// row7
vpaddq ymm0, ymm0, ymm12	// row7
vpand ymm10, ymm10, ymm15	// reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// reduce6
vpaddq ymm6, ymm6, ymm13	// reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// reduce6
vpaddq ymm7, ymm7, ymm12	// reduce6
vpsrlq ymm6, ymm6, 29	// reduce6
vpaddq ymm7, ymm7, ymm6	// reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rsi+128]	// row7
vpaddq ymm1, ymm1, ymm13	// row7
vpmuludq ymm12, ymm11, ymmword ptr [rsi+160]	// row7
vpaddq ymm2, ymm2, ymm12	// row7
vpmuludq ymm13, ymm11, ymmword ptr [rsi+192]	// row7
vpaddq ymm3, ymm3, ymm13	// row7
vpmuludq ymm12, ymm11, ymmword ptr [rsi+224]	// row7
vpaddq ymm4, ymm4, ymm12	// row7
vpmuludq ymm5, ymm11, ymmword ptr [rsi+256]	// row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// reduce6
vpaddq ymm8, ymm8, ymm13	// reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// reduce6
vpaddq ymm9, ymm9, ymm12	// reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// reduce6
vpaddq ymm0, ymm0, ymm13	// reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// reduce6
vpaddq ymm1, ymm1, ymm12	// reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// reduce6
vpaddq ymm2, ymm2, ymm13	// reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// reduce6
vpaddq ymm3, ymm3, ymm12	// reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// reduce6
vpaddq ymm4, ymm4, ymm13	// reduce6
vpmuludq ymm10, ymm7, ymm14	// reduce7
vmovdqu ymm11, ymmword ptr [rdx+96]	// row8
vpsrlq ymm11, ymm11, 32	// row8
vpmuludq ymm12, ymm11, ymmword ptr [rsi+0]	// row8
vpaddq ymm8, ymm8, ymm12	// row8
vpmuludq ymm13, ymm11, ymmword ptr [rsi+32]	// row8
vpaddq ymm9, ymm9, ymm13	// row8
vpmuludq ymm12, ymm11, ymmword ptr [rsi+64]	// row8
vpaddq ymm0, ymm0, ymm12	// row8
vpmuludq ymm13, ymm11, ymmword ptr [rsi+96]	// row8
vpaddq ymm1, ymm1, ymm13	// row8
vpand ymm10, ymm10, ymm15	// reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// reduce7
vpaddq ymm7, ymm7, ymm12	// reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// reduce7
vpaddq ymm8, ymm8, ymm13	// reduce7
vpsrlq ymm7, ymm7, 29	// reduce7
vpaddq ymm8, ymm8, ymm7	// reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rsi+128]	// row8
vpaddq ymm2, ymm2, ymm12	// row8
vpmuludq ymm13, ymm11, ymmword ptr [rsi+160]	// row8
vpaddq ymm3, ymm3, ymm13	// row8
vpmuludq ymm12, ymm11, ymmword ptr [rsi+192]	// row8
vpaddq ymm4, ymm4, ymm12	// row8
vpmuludq ymm13, ymm11, ymmword ptr [rsi+224]	// row8
vpaddq ymm5, ymm5, ymm13	// row8
vpmuludq ymm6, ymm11, ymmword ptr [rsi+256]	// row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// reduce7
vpaddq ymm9, ymm9, ymm12	// reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// reduce7
vpaddq ymm0, ymm0, ymm13	// reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// reduce7
vpaddq ymm1, ymm1, ymm12	// reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// reduce7
vpaddq ymm2, ymm2, ymm13	// reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// reduce7
vpaddq ymm3, ymm3, ymm12	// reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// reduce7
vpaddq ymm4, ymm4, ymm13	// reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// reduce7
vpaddq ymm5, ymm5, ymm12	// reduce7
vpmuludq ymm10, ymm8, ymm14	// reduce8
vpand ymm10, ymm10, ymm15	// reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// reduce8
vpaddq ymm8, ymm8, ymm13	// reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// reduce8
vpaddq ymm9, ymm9, ymm12	// reduce8
vpsrlq ymm8, ymm8, 29	// reduce8
vpaddq ymm9, ymm9, ymm8	// reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// reduce8
vpaddq ymm0, ymm0, ymm13	// reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// reduce8
vpaddq ymm1, ymm1, ymm12	// reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// reduce8
vpaddq ymm2, ymm2, ymm13	// reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// reduce8
vpaddq ymm3, ymm3, ymm12	// reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// reduce8
vpaddq ymm4, ymm4, ymm13	// reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// reduce8
vpaddq ymm5, ymm5, ymm12	// reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// reduce8
vpaddq ymm6, ymm6, ymm13	// reduce8
cmp r9, rax	// last
jz 3f	// last
vpsrlq ymm10, ymm9, 29	// carry
vpand ymm9, ymm9, ymm15	// carry
vpaddq ymm0, ymm0, ymm10	// carry
vpsrlq ymm10, ymm0, 29	// carry
vpand ymm0, ymm0, ymm15	// carry
vpaddq ymm1, ymm1, ymm10	// carry
vpsrlq ymm10, ymm1, 29	// carry
vpand ymm1, ymm1, ymm15	// carry
vpaddq ymm2, ymm2, ymm10	// carry
vpsrlq ymm10, ymm2, 29	// carry
vpand ymm2, ymm2, ymm15	// carry
vpaddq ymm3, ymm3, ymm10	// carry
vpsrlq ymm10, ymm3, 29	// carry
vpand ymm3, ymm3, ymm15	// carry
vpaddq ymm4, ymm4, ymm10	// carry
vpsrlq ymm10, ymm4, 29	// carry
vpand ymm4, ymm4, ymm15	// carry
vpaddq ymm5, ymm5, ymm10	// carry
vpsrlq ymm10, ymm5, 29	// carry
vpand ymm5, ymm5, ymm15	// carry
vpaddq ymm6, ymm6, ymm10	// carry
vpsrlq ymm7, ymm6, 29	// carry
vpand ymm6, ymm6, ymm15	// carry
vmovdqa ymm8, ymmword ptr [rcx+0]	// order
vmovdqa ymmword ptr [rdi+2208], ymm9	// order
vpermd ymm9, ymm8, ymm9	// order
vmovdqa ymmword ptr [rdi+2240], ymm0	// order
vpermd ymm0, ymm8, ymm0	// order
vmovdqa ymmword ptr [rdi+2272], ymm1	// order
vpermd ymm1, ymm8, ymm1	// order
vmovdqa ymmword ptr [rdi+2304], ymm2	// order
vpermd ymm2, ymm8, ymm2	// order
vmovdqa ymmword ptr [rdi+2336], ymm3	// order
vpermd ymm3, ymm8, ymm3	// order
vmovdqu ymmword ptr [r9+128], ymm3	// order
vmovdqa ymmword ptr [rdi+2368], ymm4	// order
vpermd ymm4, ymm8, ymm4	// order
vpsllq ymm10, ymm4, 32	// order
vpor ymm9, ymm9, ymm10	// order
vmovdqu ymmword ptr [r9+0], ymm9	// order
vmovdqa ymmword ptr [rdi+2400], ymm5	// order
vpermd ymm5, ymm8, ymm5	// order
vpsllq ymm10, ymm5, 32	// order
vpor ymm0, ymm0, ymm10	// order
vmovdqu ymmword ptr [r9+32], ymm0	// order
vmovdqa ymmword ptr [rdi+2432], ymm6	// order
vpermd ymm6, ymm8, ymm6	// order
vpsllq ymm10, ymm6, 32	// order
vpor ymm1, ymm1, ymm10	// order
vmovdqu ymmword ptr [r9+64], ymm1	// order
vmovdqa ymmword ptr [rdi+2464], ymm7	// order
vpermd ymm7, ymm8, ymm7	// order
vpsllq ymm10, ymm7, 32	// order
vpor ymm2, ymm2, ymm10	// order
vmovdqu ymmword ptr [r9+96], ymm2	// order
lea rsi, [rdi+2208]	// loop
mov rdx, r9	// loop
add r9, 160	// loop
add rcx, 32	// loop
jmp 2b	// loop
3:
vpaddq ymm11, ymm9, ymmword ptr [rdi+3776]	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm0, ymmword ptr [rdi+3808]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm1, ymmword ptr [rdi+3840]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm2, ymmword ptr [rdi+3872]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm3, ymmword ptr [rdi+3904]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm4, ymmword ptr [rdi+3936]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm5, ymmword ptr [rdi+3968]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm6, ymmword ptr [rdi+4000]	// total
vpaddq ymm11, ymm11, ymm8	// total
vpsrlq ymm8, ymm11, 29	// total
vpaddq ymm11, ymm8, ymmword ptr [rdi+4032]	// total
vpsrlq ymm8, ymm11, 29	// total
vpxor ymm10, ymm10, ymm10	// total
vpsubq ymm10, ymm10, ymm8	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3776]	// total
vpaddq ymm9, ymm9, ymm11	// total
vpsrlq ymm8, ymm9, 29	// total
vpand ymm9, ymm9, ymm15	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3808]	// total
vpaddq ymm0, ymm0, ymm11	// total
vpaddq ymm0, ymm0, ymm8	// total
vpsrlq ymm8, ymm0, 29	// total
vpand ymm0, ymm0, ymm15	// total
vpsllq ymm11, ymm0, 29	// total
vpor ymm9, ymm9, ymm11	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3840]	// total
vpaddq ymm1, ymm1, ymm11	// total
vpaddq ymm1, ymm1, ymm8	// total
vpsrlq ymm8, ymm1, 29	// total
vpand ymm1, ymm1, ymm15	// total
vpsllq ymm11, ymm1, 58	// total
vpor ymm9, ymm9, ymm11	// total
vpsrlq ymm1, ymm1, 6	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3872]	// total
vpaddq ymm2, ymm2, ymm11	// total
vpaddq ymm2, ymm2, ymm8	// total
vpsrlq ymm8, ymm2, 29	// total
vpand ymm2, ymm2, ymm15	// total
vpsllq ymm11, ymm2, 23	// total
vpor ymm1, ymm1, ymm11	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3904]	// total
vpaddq ymm3, ymm3, ymm11	// total
vpaddq ymm3, ymm3, ymm8	// total
vpsrlq ymm8, ymm3, 29	// total
vpand ymm3, ymm3, ymm15	// total
vpsllq ymm11, ymm3, 52	// total
vpor ymm1, ymm1, ymm11	// total
vpsrlq ymm3, ymm3, 12	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3936]	// total
vpaddq ymm4, ymm4, ymm11	// total
vpaddq ymm4, ymm4, ymm8	// total
vpsrlq ymm8, ymm4, 29	// total
vpand ymm4, ymm4, ymm15	// total
vpsllq ymm11, ymm4, 17	// total
vpor ymm3, ymm3, ymm11	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3968]	// total
vpaddq ymm5, ymm5, ymm11	// total
vpaddq ymm5, ymm5, ymm8	// total
vpsrlq ymm8, ymm5, 29	// total
vpand ymm5, ymm5, ymm15	// total
vpsllq ymm11, ymm5, 46	// total
vpor ymm3, ymm3, ymm11	// total
vpsrlq ymm5, ymm5, 18	// total
vpand ymm11, ymm10, ymmword ptr [rdi+4000]	// total
vpaddq ymm6, ymm6, ymm11	// total
vpaddq ymm6, ymm6, ymm8	// total
vpsrlq ymm8, ymm6, 29	// total
vpand ymm6, ymm6, ymm15	// total
vpsllq ymm11, ymm6, 11	// total
vpor ymm5, ymm5, ymm11	// total
vpand ymm11, ymm10, ymmword ptr [rdi+4032]	// total
vpaddq ymm7, ymm8, ymm11	// total
vpsrlq ymm8, ymm7, 29	// total
vpand ymm7, ymm7, ymm15	// total
vpsllq ymm11, ymm7, 40	// total
vpor ymm5, ymm5, ymm11	// total
vmovdqa ymmword ptr [rdi+3648], ymm9	// total
vmovdqa ymmword ptr [rdi+3680], ymm1	// total
vmovdqa ymmword ptr [rdi+3712], ymm3	// total
vmovdqa ymmword ptr [rdi+3744], ymm5	// total
vzeroupper	// leave
ret	// leave
