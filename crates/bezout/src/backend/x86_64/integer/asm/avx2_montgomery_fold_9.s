// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m, over a power of 2^29 [Mon85, Mon87], 9 words and 20 limbs of 29 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `avx2_montgomery_unfold_9` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 11712 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 640,
//   2^29 - 1 at 672, 1 at 704, orders of lanes at 736, p at 832, spare at 2112, first at 3392, x at
//   4672, others at 5952, total at 7872,
//   2^(29 limbs) - m at 8160, masks of zeros at 8800, scratch at 8864.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 960 instructions.
vmovdqu ymm0, ymmword ptr [rdi+832]	// begin
vmovdqa ymmword ptr [rdi+4672], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+864]	// begin
vmovdqa ymmword ptr [rdi+4704], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+896]	// begin
vmovdqa ymmword ptr [rdi+4736], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+928]	// begin
vmovdqa ymmword ptr [rdi+4768], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+960]	// begin
vmovdqa ymmword ptr [rdi+4800], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+992]	// begin
vmovdqa ymmword ptr [rdi+4832], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1024]	// begin
vmovdqa ymmword ptr [rdi+4864], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1056]	// begin
vmovdqa ymmword ptr [rdi+4896], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1088]	// begin
vmovdqa ymmword ptr [rdi+4928], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1120]	// begin
vmovdqa ymmword ptr [rdi+4960], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+832]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4992], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+864]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5024], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+896]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5056], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+928]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5088], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+960]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5120], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+992]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5152], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1024]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5184], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1056]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5216], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1088]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5248], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1120]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+5280], ymm0	// begin
lea rdx, [rdi+1152]	// begin
lea rcx, [rdi+736]	// begin
lea r9, [rdi+5952]	// begin
lea rsi, [rdi+4672]	// begin
lea rax, [rdi+6592]	// begin
.p2align 5
2:
vmovdqu ymm0, ymmword ptr [rdx+0]	// row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+32]	// row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+64]	// row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+96]	// row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+128]	// row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+160]	// row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+192]	// row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+224]	// row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+256]	// row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+288]	// row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+0]	// row0
vpsrlq ymm2, ymm2, 32	// row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+32]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+64]	// row0
vpsrlq ymm0, ymm0, 32	// row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+96]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+128]	// row0
vpsrlq ymm2, ymm2, 32	// row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+160]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+192]	// row0
vpsrlq ymm0, ymm0, 32	// row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+224]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+256]	// row0
vpsrlq ymm2, ymm2, 32	// row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+288]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// row0
vpxor ymm0, ymm0, ymm0	// row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// row0
mov r10, -640	// row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// reduce
vpmuludq ymm4, ymm0, ymmword ptr [rsi+0]	// reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// reduce
vpmuludq ymm5, ymm0, ymmword ptr [rsi+32]	// reduce
vpmuludq ymm13, ymm1, ymmword ptr [rsi+0]	// reduce
vpaddq ymm5, ymm5, ymm13	// reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// reduce
vpmuludq ymm6, ymm0, ymmword ptr [rsi+64]	// reduce
vpmuludq ymm14, ymm1, ymmword ptr [rsi+32]	// reduce
vpaddq ymm6, ymm6, ymm14	// reduce
vpmuludq ymm15, ymm2, ymmword ptr [rsi+0]	// reduce
vpaddq ymm6, ymm6, ymm15	// reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// reduce
vpmuludq ymm7, ymm0, ymmword ptr [rsi+96]	// reduce
vpmuludq ymm12, ymm1, ymmword ptr [rsi+64]	// reduce
vpaddq ymm7, ymm7, ymm12	// reduce
vpmuludq ymm13, ymm2, ymmword ptr [rsi+32]	// reduce
vpaddq ymm7, ymm7, ymm13	// reduce
vpmuludq ymm14, ymm3, ymmword ptr [rsi+0]	// reduce
vpaddq ymm7, ymm7, ymm14	// reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// reduce
vpaddq ymm4, ymm4, ymm15	// reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]	// reduce
vpaddq ymm5, ymm5, ymm12	// reduce
vpsrlq ymm4, ymm4, 29	// reduce
vpaddq ymm5, ymm5, ymm4	// reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]	// reduce
vpaddq ymm6, ymm6, ymm13	// reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]	// reduce
vpaddq ymm7, ymm7, ymm14	// reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]	// reduce
vpaddq ymm5, ymm5, ymm15	// reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]	// reduce
vpaddq ymm6, ymm6, ymm12	// reduce
vpsrlq ymm5, ymm5, 29	// reduce
vpaddq ymm6, ymm6, ymm5	// reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]	// reduce
vpaddq ymm7, ymm7, ymm13	// reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// reduce
vpaddq ymm6, ymm6, ymm14	// reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// reduce
vpaddq ymm7, ymm7, ymm15	// reduce
vpsrlq ymm6, ymm6, 29	// reduce
vpaddq ymm7, ymm7, ymm6	// reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// reduce
vpaddq ymm7, ymm7, ymm12	// reduce
vpsrlq ymm7, ymm7, 29	// reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// row
vmovdqa ymm12, ymmword ptr [rsi+32]	// row
vmovdqa ymm13, ymmword ptr [rdi+32]	// row
vpmuludq ymm8, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm8, ymm8, ymm15	// row
vmovdqa ymm12, ymmword ptr [rsi+64]	// row
vmovdqa ymm13, ymmword ptr [rdi+64]	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm9, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm9, ymm9, ymm14	// row
vmovdqa ymm12, ymmword ptr [rsi+96]	// row
vmovdqa ymm13, ymmword ptr [rdi+96]	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm10, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm10, ymm10, ymm15	// row
vmovdqa ymm12, ymmword ptr [rsi+128]	// row
vmovdqa ymm13, ymmword ptr [rdi+128]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm11, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm11, ymm11, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// row
vmovdqa ymmword ptr [rdi+8864], ymm8	// row
vmovdqa ymm12, ymmword ptr [rsi+160]	// row
vmovdqa ymm13, ymmword ptr [rdi+160]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm8, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm8, ymm8, ymm15	// row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// row
vmovdqa ymmword ptr [rdi+8896], ymm9	// row
vmovdqa ymm12, ymmword ptr [rsi+192]	// row
vmovdqa ymm13, ymmword ptr [rdi+192]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm9, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm9, ymm9, ymm14	// row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// row
vmovdqa ymmword ptr [rdi+8928], ymm10	// row
vmovdqa ymm12, ymmword ptr [rsi+224]	// row
vmovdqa ymm13, ymmword ptr [rdi+224]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm10, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm10, ymm10, ymm15	// row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// row
vmovdqa ymmword ptr [rdi+8960], ymm11	// row
vmovdqa ymm12, ymmword ptr [rsi+256]	// row
vmovdqa ymm13, ymmword ptr [rdi+256]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm11, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm11, ymm11, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// row
vmovdqa ymmword ptr [rdi+8992], ymm8	// row
vmovdqa ymm12, ymmword ptr [rsi+288]	// row
vmovdqa ymm13, ymmword ptr [rdi+288]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm8, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm8, ymm8, ymm15	// row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// row
vmovdqa ymmword ptr [rdi+9024], ymm9	// row
vmovdqa ymm12, ymmword ptr [rsi+320]	// row
vmovdqa ymm13, ymmword ptr [rdi+320]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm9, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm9, ymm9, ymm14	// row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// row
vmovdqa ymmword ptr [rdi+9056], ymm10	// row
vmovdqa ymm12, ymmword ptr [rsi+352]	// row
vmovdqa ymm13, ymmword ptr [rdi+352]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm10, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm10, ymm10, ymm15	// row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// row
vmovdqa ymmword ptr [rdi+9088], ymm11	// row
vmovdqa ymm12, ymmword ptr [rsi+384]	// row
vmovdqa ymm13, ymmword ptr [rdi+384]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm11, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm11, ymm11, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// row
vmovdqa ymmword ptr [rdi+9120], ymm8	// row
vmovdqa ymm12, ymmword ptr [rsi+416]	// row
vmovdqa ymm13, ymmword ptr [rdi+416]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm8, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm8, ymm8, ymm15	// row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// row
vmovdqa ymmword ptr [rdi+9152], ymm9	// row
vmovdqa ymm12, ymmword ptr [rsi+448]	// row
vmovdqa ymm13, ymmword ptr [rdi+448]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm9, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm9, ymm9, ymm14	// row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// row
vmovdqa ymmword ptr [rdi+9184], ymm10	// row
vmovdqa ymm12, ymmword ptr [rsi+480]	// row
vmovdqa ymm13, ymmword ptr [rdi+480]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm10, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm10, ymm10, ymm15	// row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// row
vmovdqa ymmword ptr [rdi+9216], ymm11	// row
vmovdqa ymm12, ymmword ptr [rsi+512]	// row
vmovdqa ymm13, ymmword ptr [rdi+512]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm11, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm11, ymm11, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// row
vmovdqa ymmword ptr [rdi+9248], ymm8	// row
vmovdqa ymm12, ymmword ptr [rsi+544]	// row
vmovdqa ymm13, ymmword ptr [rdi+544]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm8, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm8, ymm8, ymm15	// row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// row
vmovdqa ymmword ptr [rdi+9280], ymm9	// row
vmovdqa ymm12, ymmword ptr [rsi+576]	// row
vmovdqa ymm13, ymmword ptr [rdi+576]	// row
vpmuludq ymm14, ymm12, ymm0	// row
vpaddq ymm10, ymm10, ymm14	// row
vpmuludq ymm15, ymm13, ymm4	// row
vpaddq ymm10, ymm10, ymm15	// row
vpmuludq ymm14, ymm12, ymm1	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm13, ymm5	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm12, ymm2	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm13, ymm6	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm9, ymm12, ymm3	// row
vpmuludq ymm14, ymm13, ymm7	// row
vpaddq ymm9, ymm9, ymm14	// row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// row
vmovdqa ymmword ptr [rdi+9312], ymm10	// row
vmovdqa ymm12, ymmword ptr [rsi+608]	// row
vmovdqa ymm13, ymmword ptr [rdi+608]	// row
vpmuludq ymm15, ymm12, ymm0	// row
vpaddq ymm11, ymm11, ymm15	// row
vpmuludq ymm14, ymm13, ymm4	// row
vpaddq ymm11, ymm11, ymm14	// row
vpmuludq ymm15, ymm12, ymm1	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm14, ymm13, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpmuludq ymm15, ymm12, ymm2	// row
vpaddq ymm9, ymm9, ymm15	// row
vpmuludq ymm14, ymm13, ymm6	// row
vpaddq ymm9, ymm9, ymm14	// row
vpmuludq ymm10, ymm12, ymm3	// row
vpmuludq ymm15, ymm13, ymm7	// row
vpaddq ymm10, ymm10, ymm15	// row
vmovdqa ymmword ptr [rdi+9344], ymm11	// row
vmovdqa ymmword ptr [rdi+9376], ymm8	// row
vmovdqa ymmword ptr [rdi+9408], ymm9	// row
vmovdqa ymmword ptr [rdi+9440], ymm10	// row
add r10, 128	// row
jnz 5b	// row
cmp r9, rax	// last
jz 3f	// last
vmovdqa ymm15, ymmword ptr [rdi+8864]	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+8864], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8896]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+8896], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8928]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+8928], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8960]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+8960], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8992]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+8992], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9024]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9024], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9056]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9056], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9088]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9088], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9120]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9120], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9152]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9152], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9184]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9184], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9216]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9216], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9248]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9248], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9280]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9280], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9312]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9312], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9344]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9344], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9376]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9376], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+9408]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9408], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+9440]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// carry
vmovdqa ymmword ptr [rdi+9440], ymm15	// carry
vmovdqa ymmword ptr [rdi+9472], ymm0	// carry
vmovdqa ymm0, ymmword ptr [rcx+0]	// order
vmovdqa ymm2, ymmword ptr [rdi+8864]	// order
vmovdqa ymmword ptr [rdi+4672], ymm2	// order
vpermd ymm2, ymm0, ymm2	// order
vmovdqa ymm3, ymmword ptr [rdi+8896]	// order
vmovdqa ymmword ptr [rdi+4704], ymm3	// order
vpermd ymm3, ymm0, ymm3	// order
vmovdqa ymm4, ymmword ptr [rdi+8928]	// order
vmovdqa ymmword ptr [rdi+4736], ymm4	// order
vpermd ymm4, ymm0, ymm4	// order
vmovdqa ymm5, ymmword ptr [rdi+8960]	// order
vmovdqa ymmword ptr [rdi+4768], ymm5	// order
vpermd ymm5, ymm0, ymm5	// order
vmovdqa ymm6, ymmword ptr [rdi+8992]	// order
vmovdqa ymmword ptr [rdi+4800], ymm6	// order
vpermd ymm6, ymm0, ymm6	// order
vmovdqa ymm7, ymmword ptr [rdi+9024]	// order
vmovdqa ymmword ptr [rdi+4832], ymm7	// order
vpermd ymm7, ymm0, ymm7	// order
vmovdqa ymm8, ymmword ptr [rdi+9056]	// order
vmovdqa ymmword ptr [rdi+4864], ymm8	// order
vpermd ymm8, ymm0, ymm8	// order
vmovdqa ymm9, ymmword ptr [rdi+9088]	// order
vmovdqa ymmword ptr [rdi+4896], ymm9	// order
vpermd ymm9, ymm0, ymm9	// order
vmovdqa ymm10, ymmword ptr [rdi+9120]	// order
vmovdqa ymmword ptr [rdi+4928], ymm10	// order
vpermd ymm10, ymm0, ymm10	// order
vmovdqa ymm11, ymmword ptr [rdi+9152]	// order
vmovdqa ymmword ptr [rdi+4960], ymm11	// order
vpermd ymm11, ymm0, ymm11	// order
vmovdqa ymm15, ymmword ptr [rdi+9184]	// order
vmovdqa ymmword ptr [rdi+4992], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm2, ymm2, ymm1	// order
vmovdqu ymmword ptr [r9+0], ymm2	// order
vmovdqa ymm14, ymmword ptr [rdi+9216]	// order
vmovdqa ymmword ptr [rdi+5024], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm3, ymm3, ymm1	// order
vmovdqu ymmword ptr [r9+32], ymm3	// order
vmovdqa ymm15, ymmword ptr [rdi+9248]	// order
vmovdqa ymmword ptr [rdi+5056], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm4, ymm4, ymm1	// order
vmovdqu ymmword ptr [r9+64], ymm4	// order
vmovdqa ymm14, ymmword ptr [rdi+9280]	// order
vmovdqa ymmword ptr [rdi+5088], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm5, ymm5, ymm1	// order
vmovdqu ymmword ptr [r9+96], ymm5	// order
vmovdqa ymm15, ymmword ptr [rdi+9312]	// order
vmovdqa ymmword ptr [rdi+5120], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm6, ymm6, ymm1	// order
vmovdqu ymmword ptr [r9+128], ymm6	// order
vmovdqa ymm14, ymmword ptr [rdi+9344]	// order
vmovdqa ymmword ptr [rdi+5152], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm7, ymm7, ymm1	// order
vmovdqu ymmword ptr [r9+160], ymm7	// order
vmovdqa ymm15, ymmword ptr [rdi+9376]	// order
vmovdqa ymmword ptr [rdi+5184], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm8, ymm8, ymm1	// order
vmovdqu ymmword ptr [r9+192], ymm8	// order
vmovdqa ymm14, ymmword ptr [rdi+9408]	// order
vmovdqa ymmword ptr [rdi+5216], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm9, ymm9, ymm1	// order
vmovdqu ymmword ptr [r9+224], ymm9	// order
vmovdqa ymm15, ymmword ptr [rdi+9440]	// order
vmovdqa ymmword ptr [rdi+5248], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm10, ymm10, ymm1	// order
vmovdqu ymmword ptr [r9+256], ymm10	// order
vmovdqa ymm14, ymmword ptr [rdi+9472]	// order
vmovdqa ymmword ptr [rdi+5280], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm11, ymm11, ymm1	// order
vmovdqu ymmword ptr [r9+288], ymm11	// order
lea rsi, [rdi+4672]	// loop
mov rdx, r9	// loop
add r9, 320	// loop
add rcx, 32	// loop
jmp 2b	// loop
3:
vmovdqa ymm2, ymmword ptr [rdi+8864]	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8160]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8896]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8192]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8928]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8224]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8960]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8256]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8992]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8288]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9024]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8320]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9056]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8352]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9088]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8384]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9120]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8416]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9152]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8448]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9184]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8480]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9216]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8512]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9248]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8544]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9280]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8576]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9312]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8608]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9344]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8640]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9376]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8672]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9408]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8704]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+9440]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+8736]	// total
vpsrlq ymm0, ymm2, 29	// total
vpaddq ymm2, ymm0, ymmword ptr [rdi+8768]	// total
vpsrlq ymm0, ymm2, 29	// total
vpxor ymm1, ymm1, ymm1	// total
vpsubq ymm1, ymm1, ymm0	// total
vpand ymm3, ymm1, ymmword ptr [rdi+8160]	// total
vpaddq ymm3, ymm3, ymmword ptr [rdi+8864]	// total
vpsrlq ymm0, ymm3, 29	// total
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// total
vpand ymm4, ymm1, ymmword ptr [rdi+8192]	// total
vpaddq ymm4, ymm4, ymm0	// total
vpaddq ymm4, ymm4, ymmword ptr [rdi+8896]	// total
vpsrlq ymm0, ymm4, 29	// total
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm4, 29	// total
vpor ymm3, ymm3, ymm2	// total
vpand ymm4, ymm1, ymmword ptr [rdi+8224]	// total
vpaddq ymm4, ymm4, ymm0	// total
vpaddq ymm4, ymm4, ymmword ptr [rdi+8928]	// total
vpsrlq ymm0, ymm4, 29	// total
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm4, 58	// total
vpor ymm3, ymm3, ymm2	// total
vpsrlq ymm4, ymm4, 6	// total
vpand ymm5, ymm1, ymmword ptr [rdi+8256]	// total
vpaddq ymm5, ymm5, ymm0	// total
vpaddq ymm5, ymm5, ymmword ptr [rdi+8960]	// total
vpsrlq ymm0, ymm5, 29	// total
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm5, 23	// total
vpor ymm4, ymm4, ymm2	// total
vpand ymm5, ymm1, ymmword ptr [rdi+8288]	// total
vpaddq ymm5, ymm5, ymm0	// total
vpaddq ymm5, ymm5, ymmword ptr [rdi+8992]	// total
vpsrlq ymm0, ymm5, 29	// total
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm5, 52	// total
vpor ymm4, ymm4, ymm2	// total
vpsrlq ymm5, ymm5, 12	// total
vpand ymm6, ymm1, ymmword ptr [rdi+8320]	// total
vpaddq ymm6, ymm6, ymm0	// total
vpaddq ymm6, ymm6, ymmword ptr [rdi+9024]	// total
vpsrlq ymm0, ymm6, 29	// total
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm6, 17	// total
vpor ymm5, ymm5, ymm2	// total
vpand ymm6, ymm1, ymmword ptr [rdi+8352]	// total
vpaddq ymm6, ymm6, ymm0	// total
vpaddq ymm6, ymm6, ymmword ptr [rdi+9056]	// total
vpsrlq ymm0, ymm6, 29	// total
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm6, 46	// total
vpor ymm5, ymm5, ymm2	// total
vpsrlq ymm6, ymm6, 18	// total
vpand ymm7, ymm1, ymmword ptr [rdi+8384]	// total
vpaddq ymm7, ymm7, ymm0	// total
vpaddq ymm7, ymm7, ymmword ptr [rdi+9088]	// total
vpsrlq ymm0, ymm7, 29	// total
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm7, 11	// total
vpor ymm6, ymm6, ymm2	// total
vpand ymm7, ymm1, ymmword ptr [rdi+8416]	// total
vpaddq ymm7, ymm7, ymm0	// total
vpaddq ymm7, ymm7, ymmword ptr [rdi+9120]	// total
vpsrlq ymm0, ymm7, 29	// total
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm7, 40	// total
vpor ymm6, ymm6, ymm2	// total
vpsrlq ymm7, ymm7, 24	// total
vpand ymm8, ymm1, ymmword ptr [rdi+8448]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+9152]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm8, 5	// total
vpor ymm7, ymm7, ymm2	// total
vpand ymm8, ymm1, ymmword ptr [rdi+8480]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+9184]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm8, 34	// total
vpor ymm7, ymm7, ymm2	// total
vpand ymm8, ymm1, ymmword ptr [rdi+8512]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+9216]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm8, 63	// total
vpor ymm7, ymm7, ymm2	// total
vpsrlq ymm8, ymm8, 1	// total
vpand ymm9, ymm1, ymmword ptr [rdi+8544]	// total
vpaddq ymm9, ymm9, ymm0	// total
vpaddq ymm9, ymm9, ymmword ptr [rdi+9248]	// total
vpsrlq ymm0, ymm9, 29	// total
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm9, 28	// total
vpor ymm8, ymm8, ymm2	// total
vpand ymm9, ymm1, ymmword ptr [rdi+8576]	// total
vpaddq ymm9, ymm9, ymm0	// total
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// total
vpsrlq ymm0, ymm9, 29	// total
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm9, 57	// total
vpor ymm8, ymm8, ymm2	// total
vpsrlq ymm9, ymm9, 7	// total
vpand ymm10, ymm1, ymmword ptr [rdi+8608]	// total
vpaddq ymm10, ymm10, ymm0	// total
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// total
vpsrlq ymm0, ymm10, 29	// total
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm10, 22	// total
vpor ymm9, ymm9, ymm2	// total
vpand ymm10, ymm1, ymmword ptr [rdi+8640]	// total
vpaddq ymm10, ymm10, ymm0	// total
vpaddq ymm10, ymm10, ymmword ptr [rdi+9344]	// total
vpsrlq ymm0, ymm10, 29	// total
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm10, 51	// total
vpor ymm9, ymm9, ymm2	// total
vpsrlq ymm10, ymm10, 13	// total
vpand ymm11, ymm1, ymmword ptr [rdi+8672]	// total
vpaddq ymm11, ymm11, ymm0	// total
vpaddq ymm11, ymm11, ymmword ptr [rdi+9376]	// total
vpsrlq ymm0, ymm11, 29	// total
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm11, 16	// total
vpor ymm10, ymm10, ymm2	// total
vpand ymm11, ymm1, ymmword ptr [rdi+8704]	// total
vpaddq ymm11, ymm11, ymm0	// total
vpaddq ymm11, ymm11, ymmword ptr [rdi+9408]	// total
vpsrlq ymm0, ymm11, 29	// total
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm11, 45	// total
vpor ymm10, ymm10, ymm2	// total
vpsrlq ymm11, ymm11, 19	// total
vpand ymm12, ymm1, ymmword ptr [rdi+8736]	// total
vpaddq ymm12, ymm12, ymm0	// total
vpaddq ymm12, ymm12, ymmword ptr [rdi+9440]	// total
vpsrlq ymm0, ymm12, 29	// total
vpand ymm12, ymm12, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm12, 10	// total
vpor ymm11, ymm11, ymm2	// total
vpand ymm12, ymm1, ymmword ptr [rdi+8768]	// total
vpaddq ymm12, ymm12, ymm0	// total
vpand ymm12, ymm12, ymmword ptr [rdi+672]	// total
vpsllq ymm2, ymm12, 39	// total
vpor ymm11, ymm11, ymm2	// total
vmovdqa ymmword ptr [rdi+7872], ymm3	// total
vmovdqa ymmword ptr [rdi+7904], ymm4	// total
vmovdqa ymmword ptr [rdi+7936], ymm5	// total
vmovdqa ymmword ptr [rdi+7968], ymm6	// total
vmovdqa ymmword ptr [rdi+8000], ymm7	// total
vmovdqa ymmword ptr [rdi+8032], ymm8	// total
vmovdqa ymmword ptr [rdi+8064], ymm9	// total
vmovdqa ymmword ptr [rdi+8096], ymm10	// total
vmovdqa ymmword ptr [rdi+8128], ymm11	// total
vzeroupper	// leave
ret	// leave
