// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m, over a power of 2^29 [Mon85, Mon87], 8 words and 18 limbs of 29 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `avx2_montgomery_unfold_8` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 10496 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 576,
//   2^29 - 1 at 608, 1 at 640, orders of lanes at 672, p at 768, spare at 1920, first at 3072, x at
//   4224, others at 5376, total at 7104,
//   2^(29 limbs) - m at 7360, masks of zeros at 7936, scratch at 8000.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 788 instructions.
vmovdqu ymm0, ymmword ptr [rdi+768]	// begin
vmovdqa ymmword ptr [rdi+4224], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+800]	// begin
vmovdqa ymmword ptr [rdi+4256], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+832]	// begin
vmovdqa ymmword ptr [rdi+4288], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+864]	// begin
vmovdqa ymmword ptr [rdi+4320], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+896]	// begin
vmovdqa ymmword ptr [rdi+4352], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+928]	// begin
vmovdqa ymmword ptr [rdi+4384], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+960]	// begin
vmovdqa ymmword ptr [rdi+4416], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+992]	// begin
vmovdqa ymmword ptr [rdi+4448], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1024]	// begin
vmovdqa ymmword ptr [rdi+4480], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+768]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4512], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+800]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4544], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+832]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4576], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+864]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4608], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+896]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4640], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+928]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4672], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+960]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4704], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+992]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4736], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+1024]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+4768], ymm0	// begin
lea rdx, [rdi+1056]	// begin
lea rcx, [rdi+672]	// begin
lea r9, [rdi+5376]	// begin
lea rsi, [rdi+4224]	// begin
lea rax, [rdi+5952]	// begin
.p2align 5
2:
vmovdqu ymm0, ymmword ptr [rdx+0]	// row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+32]	// row0
vmovdqa ymmword ptr [rdi+9184], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+64]	// row0
vmovdqa ymmword ptr [rdi+9216], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+96]	// row0
vmovdqa ymmword ptr [rdi+9248], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+128]	// row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+160]	// row0
vmovdqa ymmword ptr [rdi+9312], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+192]	// row0
vmovdqa ymmword ptr [rdi+9344], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+224]	// row0
vmovdqa ymmword ptr [rdi+9376], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+256]	// row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+0]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+9440], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+32]	// row0
vpsrlq ymm2, ymm2, 32	// row0
vmovdqa ymmword ptr [rdi+9472], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+64]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+9504], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+96]	// row0
vpsrlq ymm0, ymm0, 32	// row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+128]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+9568], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+160]	// row0
vpsrlq ymm2, ymm2, 32	// row0
vmovdqa ymmword ptr [rdi+9600], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+192]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+9632], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+224]	// row0
vpsrlq ymm0, ymm0, 32	// row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+256]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+9696], ymm1	// row0
vpxor ymm0, ymm0, ymm0	// row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// row0
vmovdqa ymmword ptr [rdi+8032], ymm0	// row0
vmovdqa ymmword ptr [rdi+8064], ymm0	// row0
vmovdqa ymmword ptr [rdi+8096], ymm0	// row0
vmovdqa ymmword ptr [rdi+8128], ymm0	// row0
vmovdqa ymmword ptr [rdi+8160], ymm0	// row0
vmovdqa ymmword ptr [rdi+8192], ymm0	// row0
vmovdqa ymmword ptr [rdi+8224], ymm0	// row0
vmovdqa ymmword ptr [rdi+8256], ymm0	// row0
vmovdqa ymmword ptr [rdi+8288], ymm0	// row0
vmovdqa ymmword ptr [rdi+8320], ymm0	// row0
vmovdqa ymmword ptr [rdi+8352], ymm0	// row0
vmovdqa ymmword ptr [rdi+8384], ymm0	// row0
vmovdqa ymmword ptr [rdi+8416], ymm0	// row0
vmovdqa ymmword ptr [rdi+8448], ymm0	// row0
vmovdqa ymmword ptr [rdi+8480], ymm0	// row0
vmovdqa ymmword ptr [rdi+8512], ymm0	// row0
mov r10, -576	// row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// reduce
vpmuludq ymm3, ymm0, ymmword ptr [rsi+0]	// reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]	// reduce
vpmuludq ymm4, ymm0, ymmword ptr [rsi+32]	// reduce
vpmuludq ymm10, ymm1, ymmword ptr [rsi+0]	// reduce
vpaddq ymm4, ymm4, ymm10	// reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]	// reduce
vpmuludq ymm5, ymm0, ymmword ptr [rsi+64]	// reduce
vpmuludq ymm11, ymm1, ymmword ptr [rsi+32]	// reduce
vpaddq ymm5, ymm5, ymm11	// reduce
vpmuludq ymm12, ymm2, ymmword ptr [rsi+0]	// reduce
vpaddq ymm5, ymm5, ymm12	// reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]	// reduce
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]	// reduce
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// reduce
vmovdqa ymmword ptr [rdi+10304], ymm6	// reduce
vpmuludq ymm13, ymm6, ymmword ptr [rdi+0]	// reduce
vpaddq ymm3, ymm3, ymm13	// reduce
vpmuludq ymm14, ymm6, ymmword ptr [rdi+32]	// reduce
vpaddq ymm4, ymm4, ymm14	// reduce
vpsrlq ymm3, ymm3, 29	// reduce
vpaddq ymm4, ymm4, ymm3	// reduce
vpmuludq ymm15, ymm6, ymmword ptr [rdi+64]	// reduce
vpaddq ymm5, ymm5, ymm15	// reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]	// reduce
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// reduce
vmovdqa ymmword ptr [rdi+10336], ymm7	// reduce
vpmuludq ymm9, ymm7, ymmword ptr [rdi+0]	// reduce
vpaddq ymm4, ymm4, ymm9	// reduce
vpmuludq ymm10, ymm7, ymmword ptr [rdi+32]	// reduce
vpaddq ymm5, ymm5, ymm10	// reduce
vpsrlq ymm4, ymm4, 29	// reduce
vpaddq ymm5, ymm5, ymm4	// reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]	// reduce
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// reduce
vmovdqa ymmword ptr [rdi+10368], ymm8	// reduce
vpmuludq ymm11, ymm8, ymmword ptr [rdi+0]	// reduce
vpaddq ymm5, ymm5, ymm11	// reduce
vpsrlq ymm5, ymm5, 29	// reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]	// reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// row
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// row
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// row
vmovdqa ymm3, ymmword ptr [rdi+10304]	// row
vmovdqa ymm4, ymmword ptr [rdi+10336]	// row
vmovdqa ymm5, ymmword ptr [rdi+10368]	// row
vmovdqa ymm9, ymmword ptr [rsi+32]	// row
vmovdqa ymm10, ymmword ptr [rdi+32]	// row
vpmuludq ymm6, ymm9, ymm2	// row
vpmuludq ymm11, ymm10, ymm5	// row
vpaddq ymm6, ymm6, ymm11	// row
vmovdqa ymm9, ymmword ptr [rsi+64]	// row
vmovdqa ymm10, ymmword ptr [rdi+64]	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm6, ymm6, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm6, ymm6, ymm13	// row
vpmuludq ymm7, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm7, ymm7, ymm14	// row
vmovdqa ymm9, ymmword ptr [rsi+96]	// row
vmovdqa ymm10, ymmword ptr [rdi+96]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm6, ymm6, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm6, ymm6, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm7, ymm7, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm7, ymm7, ymm13	// row
vpmuludq ymm8, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]	// row
vmovdqa ymmword ptr [rdi+8000], ymm6	// row
vmovdqa ymm9, ymmword ptr [rsi+128]	// row
vmovdqa ymm10, ymmword ptr [rdi+128]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm7, ymm7, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm7, ymm7, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm8, ymm8, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm8, ymm8, ymm13	// row
vpmuludq ymm6, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm6, ymm6, ymm14	// row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]	// row
vmovdqa ymmword ptr [rdi+8032], ymm7	// row
vmovdqa ymm9, ymmword ptr [rsi+160]	// row
vmovdqa ymm10, ymmword ptr [rdi+160]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm8, ymm8, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm6, ymm6, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm6, ymm6, ymm13	// row
vpmuludq ymm7, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm7, ymm7, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]	// row
vmovdqa ymmword ptr [rdi+8064], ymm8	// row
vmovdqa ymm9, ymmword ptr [rsi+192]	// row
vmovdqa ymm10, ymmword ptr [rdi+192]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm6, ymm6, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm6, ymm6, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm7, ymm7, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm7, ymm7, ymm13	// row
vpmuludq ymm8, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]	// row
vmovdqa ymmword ptr [rdi+8096], ymm6	// row
vmovdqa ymm9, ymmword ptr [rsi+224]	// row
vmovdqa ymm10, ymmword ptr [rdi+224]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm7, ymm7, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm7, ymm7, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm8, ymm8, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm8, ymm8, ymm13	// row
vpmuludq ymm6, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm6, ymm6, ymm14	// row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]	// row
vmovdqa ymmword ptr [rdi+8128], ymm7	// row
vmovdqa ymm9, ymmword ptr [rsi+256]	// row
vmovdqa ymm10, ymmword ptr [rdi+256]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm8, ymm8, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm6, ymm6, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm6, ymm6, ymm13	// row
vpmuludq ymm7, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm7, ymm7, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]	// row
vmovdqa ymmword ptr [rdi+8160], ymm8	// row
vmovdqa ymm9, ymmword ptr [rsi+288]	// row
vmovdqa ymm10, ymmword ptr [rdi+288]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm6, ymm6, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm6, ymm6, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm7, ymm7, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm7, ymm7, ymm13	// row
vpmuludq ymm8, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]	// row
vmovdqa ymmword ptr [rdi+8192], ymm6	// row
vmovdqa ymm9, ymmword ptr [rsi+320]	// row
vmovdqa ymm10, ymmword ptr [rdi+320]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm7, ymm7, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm7, ymm7, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm8, ymm8, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm8, ymm8, ymm13	// row
vpmuludq ymm6, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm6, ymm6, ymm14	// row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]	// row
vmovdqa ymmword ptr [rdi+8224], ymm7	// row
vmovdqa ymm9, ymmword ptr [rsi+352]	// row
vmovdqa ymm10, ymmword ptr [rdi+352]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm8, ymm8, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm6, ymm6, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm6, ymm6, ymm13	// row
vpmuludq ymm7, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm7, ymm7, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]	// row
vmovdqa ymmword ptr [rdi+8256], ymm8	// row
vmovdqa ymm9, ymmword ptr [rsi+384]	// row
vmovdqa ymm10, ymmword ptr [rdi+384]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm6, ymm6, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm6, ymm6, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm7, ymm7, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm7, ymm7, ymm13	// row
vpmuludq ymm8, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]	// row
vmovdqa ymmword ptr [rdi+8288], ymm6	// row
vmovdqa ymm9, ymmword ptr [rsi+416]	// row
vmovdqa ymm10, ymmword ptr [rdi+416]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm7, ymm7, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm7, ymm7, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm8, ymm8, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm8, ymm8, ymm13	// row
vpmuludq ymm6, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm6, ymm6, ymm14	// row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]	// row
vmovdqa ymmword ptr [rdi+8320], ymm7	// row
vmovdqa ymm9, ymmword ptr [rsi+448]	// row
vmovdqa ymm10, ymmword ptr [rdi+448]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm8, ymm8, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm6, ymm6, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm6, ymm6, ymm13	// row
vpmuludq ymm7, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm7, ymm7, ymm14	// row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]	// row
vmovdqa ymmword ptr [rdi+8352], ymm8	// row
vmovdqa ymm9, ymmword ptr [rsi+480]	// row
vmovdqa ymm10, ymmword ptr [rdi+480]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm6, ymm6, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm6, ymm6, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm7, ymm7, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm7, ymm7, ymm13	// row
vpmuludq ymm8, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm8, ymm8, ymm14	// row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]	// row
vmovdqa ymmword ptr [rdi+8384], ymm6	// row
vmovdqa ymm9, ymmword ptr [rsi+512]	// row
vmovdqa ymm10, ymmword ptr [rdi+512]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm7, ymm7, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm7, ymm7, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm8, ymm8, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm8, ymm8, ymm13	// row
vpmuludq ymm6, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm6, ymm6, ymm14	// row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]	// row
vmovdqa ymmword ptr [rdi+8416], ymm7	// row
vmovdqa ymm9, ymmword ptr [rsi+544]	// row
vmovdqa ymm10, ymmword ptr [rdi+544]	// row
vpmuludq ymm15, ymm9, ymm0	// row
vpaddq ymm8, ymm8, ymm15	// row
vpmuludq ymm11, ymm10, ymm3	// row
vpaddq ymm8, ymm8, ymm11	// row
vpmuludq ymm12, ymm9, ymm1	// row
vpaddq ymm6, ymm6, ymm12	// row
vpmuludq ymm13, ymm10, ymm4	// row
vpaddq ymm6, ymm6, ymm13	// row
vpmuludq ymm7, ymm9, ymm2	// row
vpmuludq ymm14, ymm10, ymm5	// row
vpaddq ymm7, ymm7, ymm14	// row
vmovdqa ymmword ptr [rdi+8448], ymm8	// row
vmovdqa ymmword ptr [rdi+8480], ymm6	// row
vmovdqa ymmword ptr [rdi+8512], ymm7	// row
add r10, 96	// row
jnz 5b	// row
cmp r9, rax	// last
jz 3f	// last
vmovdqa ymm15, ymmword ptr [rdi+8000]	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8000], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8032]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8032], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8064]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8064], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8096]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8096], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8128]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8128], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8160]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8160], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8192]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8192], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8224]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8224], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8256]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8256], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8288]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8288], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8320]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8320], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8352]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8352], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8384]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8384], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8416]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8416], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8448]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8448], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+8480]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8480], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+8512]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// carry
vmovdqa ymmword ptr [rdi+8512], ymm15	// carry
vmovdqa ymmword ptr [rdi+8544], ymm0	// carry
vmovdqa ymm0, ymmword ptr [rcx+0]	// order
vmovdqa ymm2, ymmword ptr [rdi+8000]	// order
vmovdqa ymmword ptr [rdi+4224], ymm2	// order
vpermd ymm2, ymm0, ymm2	// order
vmovdqa ymm3, ymmword ptr [rdi+8032]	// order
vmovdqa ymmword ptr [rdi+4256], ymm3	// order
vpermd ymm3, ymm0, ymm3	// order
vmovdqa ymm4, ymmword ptr [rdi+8064]	// order
vmovdqa ymmword ptr [rdi+4288], ymm4	// order
vpermd ymm4, ymm0, ymm4	// order
vmovdqa ymm5, ymmword ptr [rdi+8096]	// order
vmovdqa ymmword ptr [rdi+4320], ymm5	// order
vpermd ymm5, ymm0, ymm5	// order
vmovdqa ymm6, ymmword ptr [rdi+8128]	// order
vmovdqa ymmword ptr [rdi+4352], ymm6	// order
vpermd ymm6, ymm0, ymm6	// order
vmovdqa ymm7, ymmword ptr [rdi+8160]	// order
vmovdqa ymmword ptr [rdi+4384], ymm7	// order
vpermd ymm7, ymm0, ymm7	// order
vmovdqa ymm8, ymmword ptr [rdi+8192]	// order
vmovdqa ymmword ptr [rdi+4416], ymm8	// order
vpermd ymm8, ymm0, ymm8	// order
vmovdqa ymm9, ymmword ptr [rdi+8224]	// order
vmovdqa ymmword ptr [rdi+4448], ymm9	// order
vpermd ymm9, ymm0, ymm9	// order
vmovdqa ymm10, ymmword ptr [rdi+8256]	// order
vmovdqa ymmword ptr [rdi+4480], ymm10	// order
vpermd ymm10, ymm0, ymm10	// order
vmovdqa ymm14, ymmword ptr [rdi+8288]	// order
vmovdqa ymmword ptr [rdi+4512], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm2, ymm2, ymm1	// order
vmovdqu ymmword ptr [r9+0], ymm2	// order
vmovdqa ymm15, ymmword ptr [rdi+8320]	// order
vmovdqa ymmword ptr [rdi+4544], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm3, ymm3, ymm1	// order
vmovdqu ymmword ptr [r9+32], ymm3	// order
vmovdqa ymm14, ymmword ptr [rdi+8352]	// order
vmovdqa ymmword ptr [rdi+4576], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm4, ymm4, ymm1	// order
vmovdqu ymmword ptr [r9+64], ymm4	// order
vmovdqa ymm15, ymmword ptr [rdi+8384]	// order
vmovdqa ymmword ptr [rdi+4608], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm5, ymm5, ymm1	// order
vmovdqu ymmword ptr [r9+96], ymm5	// order
vmovdqa ymm14, ymmword ptr [rdi+8416]	// order
vmovdqa ymmword ptr [rdi+4640], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm6, ymm6, ymm1	// order
vmovdqu ymmword ptr [r9+128], ymm6	// order
vmovdqa ymm15, ymmword ptr [rdi+8448]	// order
vmovdqa ymmword ptr [rdi+4672], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm7, ymm7, ymm1	// order
vmovdqu ymmword ptr [r9+160], ymm7	// order
vmovdqa ymm14, ymmword ptr [rdi+8480]	// order
vmovdqa ymmword ptr [rdi+4704], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm8, ymm8, ymm1	// order
vmovdqu ymmword ptr [r9+192], ymm8	// order
vmovdqa ymm15, ymmword ptr [rdi+8512]	// order
vmovdqa ymmword ptr [rdi+4736], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm9, ymm9, ymm1	// order
vmovdqu ymmword ptr [r9+224], ymm9	// order
vmovdqa ymm14, ymmword ptr [rdi+8544]	// order
vmovdqa ymmword ptr [rdi+4768], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm10, ymm10, ymm1	// order
vmovdqu ymmword ptr [r9+256], ymm10	// order
lea rsi, [rdi+4224]	// loop
mov rdx, r9	// loop
add r9, 288	// loop
add rcx, 32	// loop
jmp 2b	// loop
3:
vmovdqa ymm2, ymmword ptr [rdi+8000]	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7360]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8032]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7392]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8064]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7424]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8096]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7456]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8128]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7488]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8160]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7520]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8192]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7552]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8224]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7584]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8256]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7616]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8288]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7648]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8320]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7680]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8352]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7712]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8384]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7744]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8416]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7776]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8448]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7808]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8480]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7840]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+8512]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+7872]	// total
vpsrlq ymm0, ymm2, 29	// total
vpaddq ymm2, ymm0, ymmword ptr [rdi+7904]	// total
vpsrlq ymm0, ymm2, 29	// total
vpxor ymm1, ymm1, ymm1	// total
vpsubq ymm1, ymm1, ymm0	// total
vpand ymm3, ymm1, ymmword ptr [rdi+7360]	// total
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]	// total
vpsrlq ymm0, ymm3, 29	// total
vpand ymm3, ymm3, ymmword ptr [rdi+608]	// total
vpand ymm4, ymm1, ymmword ptr [rdi+7392]	// total
vpaddq ymm4, ymm4, ymm0	// total
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]	// total
vpsrlq ymm0, ymm4, 29	// total
vpand ymm4, ymm4, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm4, 29	// total
vpor ymm3, ymm3, ymm2	// total
vpand ymm4, ymm1, ymmword ptr [rdi+7424]	// total
vpaddq ymm4, ymm4, ymm0	// total
vpaddq ymm4, ymm4, ymmword ptr [rdi+8064]	// total
vpsrlq ymm0, ymm4, 29	// total
vpand ymm4, ymm4, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm4, 58	// total
vpor ymm3, ymm3, ymm2	// total
vpsrlq ymm4, ymm4, 6	// total
vpand ymm5, ymm1, ymmword ptr [rdi+7456]	// total
vpaddq ymm5, ymm5, ymm0	// total
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]	// total
vpsrlq ymm0, ymm5, 29	// total
vpand ymm5, ymm5, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm5, 23	// total
vpor ymm4, ymm4, ymm2	// total
vpand ymm5, ymm1, ymmword ptr [rdi+7488]	// total
vpaddq ymm5, ymm5, ymm0	// total
vpaddq ymm5, ymm5, ymmword ptr [rdi+8128]	// total
vpsrlq ymm0, ymm5, 29	// total
vpand ymm5, ymm5, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm5, 52	// total
vpor ymm4, ymm4, ymm2	// total
vpsrlq ymm5, ymm5, 12	// total
vpand ymm6, ymm1, ymmword ptr [rdi+7520]	// total
vpaddq ymm6, ymm6, ymm0	// total
vpaddq ymm6, ymm6, ymmword ptr [rdi+8160]	// total
vpsrlq ymm0, ymm6, 29	// total
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm6, 17	// total
vpor ymm5, ymm5, ymm2	// total
vpand ymm6, ymm1, ymmword ptr [rdi+7552]	// total
vpaddq ymm6, ymm6, ymm0	// total
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]	// total
vpsrlq ymm0, ymm6, 29	// total
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm6, 46	// total
vpor ymm5, ymm5, ymm2	// total
vpsrlq ymm6, ymm6, 18	// total
vpand ymm7, ymm1, ymmword ptr [rdi+7584]	// total
vpaddq ymm7, ymm7, ymm0	// total
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]	// total
vpsrlq ymm0, ymm7, 29	// total
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm7, 11	// total
vpor ymm6, ymm6, ymm2	// total
vpand ymm7, ymm1, ymmword ptr [rdi+7616]	// total
vpaddq ymm7, ymm7, ymm0	// total
vpaddq ymm7, ymm7, ymmword ptr [rdi+8256]	// total
vpsrlq ymm0, ymm7, 29	// total
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm7, 40	// total
vpor ymm6, ymm6, ymm2	// total
vpsrlq ymm7, ymm7, 24	// total
vpand ymm8, ymm1, ymmword ptr [rdi+7648]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+8288]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm8, 5	// total
vpor ymm7, ymm7, ymm2	// total
vpand ymm8, ymm1, ymmword ptr [rdi+7680]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+8320]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm8, 34	// total
vpor ymm7, ymm7, ymm2	// total
vpand ymm8, ymm1, ymmword ptr [rdi+7712]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm8, 63	// total
vpor ymm7, ymm7, ymm2	// total
vpsrlq ymm8, ymm8, 1	// total
vpand ymm9, ymm1, ymmword ptr [rdi+7744]	// total
vpaddq ymm9, ymm9, ymm0	// total
vpaddq ymm9, ymm9, ymmword ptr [rdi+8384]	// total
vpsrlq ymm0, ymm9, 29	// total
vpand ymm9, ymm9, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm9, 28	// total
vpor ymm8, ymm8, ymm2	// total
vpand ymm9, ymm1, ymmword ptr [rdi+7776]	// total
vpaddq ymm9, ymm9, ymm0	// total
vpaddq ymm9, ymm9, ymmword ptr [rdi+8416]	// total
vpsrlq ymm0, ymm9, 29	// total
vpand ymm9, ymm9, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm9, 57	// total
vpor ymm8, ymm8, ymm2	// total
vpsrlq ymm9, ymm9, 7	// total
vpand ymm10, ymm1, ymmword ptr [rdi+7808]	// total
vpaddq ymm10, ymm10, ymm0	// total
vpaddq ymm10, ymm10, ymmword ptr [rdi+8448]	// total
vpsrlq ymm0, ymm10, 29	// total
vpand ymm10, ymm10, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm10, 22	// total
vpor ymm9, ymm9, ymm2	// total
vpand ymm10, ymm1, ymmword ptr [rdi+7840]	// total
vpaddq ymm10, ymm10, ymm0	// total
vpaddq ymm10, ymm10, ymmword ptr [rdi+8480]	// total
vpsrlq ymm0, ymm10, 29	// total
vpand ymm10, ymm10, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm10, 51	// total
vpor ymm9, ymm9, ymm2	// total
vpsrlq ymm10, ymm10, 13	// total
vpand ymm11, ymm1, ymmword ptr [rdi+7872]	// total
vpaddq ymm11, ymm11, ymm0	// total
vpaddq ymm11, ymm11, ymmword ptr [rdi+8512]	// total
vpsrlq ymm0, ymm11, 29	// total
vpand ymm11, ymm11, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm11, 16	// total
vpor ymm10, ymm10, ymm2	// total
vpand ymm11, ymm1, ymmword ptr [rdi+7904]	// total
vpaddq ymm11, ymm11, ymm0	// total
vpand ymm11, ymm11, ymmword ptr [rdi+608]	// total
vpsllq ymm2, ymm11, 45	// total
vpor ymm10, ymm10, ymm2	// total
vmovdqa ymmword ptr [rdi+7104], ymm3	// total
vmovdqa ymmword ptr [rdi+7136], ymm4	// total
vmovdqa ymmword ptr [rdi+7168], ymm5	// total
vmovdqa ymmword ptr [rdi+7200], ymm6	// total
vmovdqa ymmword ptr [rdi+7232], ymm7	// total
vmovdqa ymmword ptr [rdi+7264], ymm8	// total
vmovdqa ymmword ptr [rdi+7296], ymm9	// total
vmovdqa ymmword ptr [rdi+7328], ymm10	// total
vzeroupper	// leave
ret	// leave
