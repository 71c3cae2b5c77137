// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m = 2^255 - r [Mon87], 4 words and 9 limbs of 29 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `avx2_pseudo_mersenne_unfold_4` needs.
// Bounds: p with limbs below 2^29 + 2^15, the last one below 2^30.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 386 instructions.
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
vmovdqu ymm0, ymmword ptr [rdx+0]	// row0
vmovdqu ymm1, ymmword ptr [rdx+32]	// row0
vmovdqu ymm2, ymmword ptr [rdx+64]	// row0
vmovdqu ymm3, ymmword ptr [rdx+96]	// row0
vmovdqu ymm4, ymmword ptr [rdx+128]	// row0
vmovdqu ymm5, ymmword ptr [rdx+0]	// row0
vpsrlq ymm5, ymm5, 32	// row0
vmovdqu ymm6, ymmword ptr [rdx+32]	// row0
vpsrlq ymm6, ymm6, 32	// row0
vmovdqu ymm7, ymmword ptr [rdx+64]	// row0
vpsrlq ymm7, ymm7, 32	// row0
vmovdqu ymm8, ymmword ptr [rdx+96]	// row0
vpsrlq ymm8, ymm8, 32	// row0
vpmuludq ymm11, ymm1, ymmword ptr [rsi+256]	// column9
vpmuludq ymm15, ymm2, ymmword ptr [rsi+224]	// column9
vpaddq ymm11, ymm11, ymm15	// column9
vpmuludq ymm14, ymm3, ymmword ptr [rsi+192]	// column9
vpaddq ymm11, ymm11, ymm14	// column9
vpmuludq ymm15, ymm4, ymmword ptr [rsi+160]	// column9
vpaddq ymm11, ymm11, ymm15	// column9
vpmuludq ymm14, ymm5, ymmword ptr [rsi+128]	// column9
vpaddq ymm11, ymm11, ymm14	// column9
vpmuludq ymm15, ymm6, ymmword ptr [rsi+96]	// column9
vpaddq ymm11, ymm11, ymm15	// column9
vpmuludq ymm14, ymm7, ymmword ptr [rsi+64]	// column9
vpaddq ymm11, ymm11, ymm14	// column9
vpmuludq ymm15, ymm8, ymmword ptr [rsi+32]	// column9
vpaddq ymm11, ymm11, ymm15	// column9
vpsrlq ymm13, ymm11, 29	// column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column9
vmovdqa ymm12, ymm11	// column9
vpmuludq ymm9, ymm0, ymmword ptr [rsi+0]	// column0
vpaddq ymm9, ymm9, ymm12	// column0
vpsrlq ymm12, ymm9, 29	// column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// column0
vpmuludq ymm11, ymm2, ymmword ptr [rsi+256]	// column10
vpmuludq ymm15, ymm3, ymmword ptr [rsi+224]	// column10
vpaddq ymm11, ymm11, ymm15	// column10
vpmuludq ymm14, ymm4, ymmword ptr [rsi+192]	// column10
vpaddq ymm11, ymm11, ymm14	// column10
vpmuludq ymm15, ymm5, ymmword ptr [rsi+160]	// column10
vpaddq ymm11, ymm11, ymm15	// column10
vpmuludq ymm14, ymm6, ymmword ptr [rsi+128]	// column10
vpaddq ymm11, ymm11, ymm14	// column10
vpmuludq ymm15, ymm7, ymmword ptr [rsi+96]	// column10
vpaddq ymm11, ymm11, ymm15	// column10
vpmuludq ymm14, ymm8, ymmword ptr [rsi+64]	// column10
vpaddq ymm11, ymm11, ymm14	// column10
vpaddq ymm11, ymm11, ymm13	// column10
vpsrlq ymm13, ymm11, 29	// column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column10
vpaddq ymm12, ymm12, ymm11	// column10
vpmuludq ymm10, ymm0, ymmword ptr [rsi+32]	// column1
vpmuludq ymm14, ymm1, ymmword ptr [rsi+0]	// column1
vpaddq ymm10, ymm10, ymm14	// column1
vpaddq ymm10, ymm10, ymm12	// column1
vpsrlq ymm12, ymm10, 29	// column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// column1
vpmuludq ymm11, ymm3, ymmword ptr [rsi+256]	// column11
vpmuludq ymm15, ymm4, ymmword ptr [rsi+224]	// column11
vpaddq ymm11, ymm11, ymm15	// column11
vpmuludq ymm14, ymm5, ymmword ptr [rsi+192]	// column11
vpaddq ymm11, ymm11, ymm14	// column11
vpmuludq ymm15, ymm6, ymmword ptr [rsi+160]	// column11
vpaddq ymm11, ymm11, ymm15	// column11
vpmuludq ymm14, ymm7, ymmword ptr [rsi+128]	// column11
vpaddq ymm11, ymm11, ymm14	// column11
vpmuludq ymm15, ymm8, ymmword ptr [rsi+96]	// column11
vpaddq ymm11, ymm11, ymm15	// column11
vpaddq ymm11, ymm11, ymm13	// column11
vpsrlq ymm13, ymm11, 29	// column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column11
vpaddq ymm12, ymm12, ymm11	// column11
vpmuludq ymm11, ymm0, ymmword ptr [rsi+64]	// column2
vpmuludq ymm15, ymm1, ymmword ptr [rsi+32]	// column2
vpaddq ymm11, ymm11, ymm15	// column2
vpmuludq ymm14, ymm2, ymmword ptr [rsi+0]	// column2
vpaddq ymm11, ymm11, ymm14	// column2
vpaddq ymm11, ymm11, ymm12	// column2
vpsrlq ymm12, ymm11, 29	// column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// column2
vpmuludq ymm11, ymm4, ymmword ptr [rsi+256]	// column12
vpmuludq ymm15, ymm5, ymmword ptr [rsi+224]	// column12
vpaddq ymm11, ymm11, ymm15	// column12
vpmuludq ymm14, ymm6, ymmword ptr [rsi+192]	// column12
vpaddq ymm11, ymm11, ymm14	// column12
vpmuludq ymm15, ymm7, ymmword ptr [rsi+160]	// column12
vpaddq ymm11, ymm11, ymm15	// column12
vpmuludq ymm14, ymm8, ymmword ptr [rsi+128]	// column12
vpaddq ymm11, ymm11, ymm14	// column12
vpaddq ymm11, ymm11, ymm13	// column12
vpsrlq ymm13, ymm11, 29	// column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column12
vpaddq ymm12, ymm12, ymm11	// column12
vpmuludq ymm11, ymm0, ymmword ptr [rsi+96]	// column3
vpmuludq ymm14, ymm1, ymmword ptr [rsi+64]	// column3
vpaddq ymm11, ymm11, ymm14	// column3
vpmuludq ymm15, ymm2, ymmword ptr [rsi+32]	// column3
vpaddq ymm11, ymm11, ymm15	// column3
vpmuludq ymm14, ymm3, ymmword ptr [rsi+0]	// column3
vpaddq ymm11, ymm11, ymm14	// column3
vpaddq ymm11, ymm11, ymm12	// column3
vpsrlq ymm12, ymm11, 29	// column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// column3
vpmuludq ymm11, ymm5, ymmword ptr [rsi+256]	// column13
vpmuludq ymm15, ymm6, ymmword ptr [rsi+224]	// column13
vpaddq ymm11, ymm11, ymm15	// column13
vpmuludq ymm14, ymm7, ymmword ptr [rsi+192]	// column13
vpaddq ymm11, ymm11, ymm14	// column13
vpmuludq ymm15, ymm8, ymmword ptr [rsi+160]	// column13
vpaddq ymm11, ymm11, ymm15	// column13
vpaddq ymm11, ymm11, ymm13	// column13
vpsrlq ymm13, ymm11, 29	// column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column13
vpaddq ymm12, ymm12, ymm11	// column13
vpmuludq ymm11, ymm0, ymmword ptr [rsi+128]	// column4
vpmuludq ymm15, ymm1, ymmword ptr [rsi+96]	// column4
vpaddq ymm11, ymm11, ymm15	// column4
vpmuludq ymm14, ymm2, ymmword ptr [rsi+64]	// column4
vpaddq ymm11, ymm11, ymm14	// column4
vpmuludq ymm15, ymm3, ymmword ptr [rsi+32]	// column4
vpaddq ymm11, ymm11, ymm15	// column4
vpmuludq ymm14, ymm4, ymmword ptr [rsi+0]	// column4
vpaddq ymm11, ymm11, ymm14	// column4
vpaddq ymm11, ymm11, ymm12	// column4
vpsrlq ymm12, ymm11, 29	// column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// column4
vpmuludq ymm11, ymm6, ymmword ptr [rsi+256]	// column14
vpmuludq ymm15, ymm7, ymmword ptr [rsi+224]	// column14
vpaddq ymm11, ymm11, ymm15	// column14
vpmuludq ymm14, ymm8, ymmword ptr [rsi+192]	// column14
vpaddq ymm11, ymm11, ymm14	// column14
vpaddq ymm11, ymm11, ymm13	// column14
vpsrlq ymm13, ymm11, 29	// column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column14
vpaddq ymm12, ymm12, ymm11	// column14
vpmuludq ymm11, ymm0, ymmword ptr [rsi+160]	// column5
vpmuludq ymm14, ymm1, ymmword ptr [rsi+128]	// column5
vpaddq ymm11, ymm11, ymm14	// column5
vpmuludq ymm15, ymm2, ymmword ptr [rsi+96]	// column5
vpaddq ymm11, ymm11, ymm15	// column5
vpmuludq ymm14, ymm3, ymmword ptr [rsi+64]	// column5
vpaddq ymm11, ymm11, ymm14	// column5
vpmuludq ymm15, ymm4, ymmword ptr [rsi+32]	// column5
vpaddq ymm11, ymm11, ymm15	// column5
vpmuludq ymm14, ymm5, ymmword ptr [rsi+0]	// column5
vpaddq ymm11, ymm11, ymm14	// column5
vpaddq ymm11, ymm11, ymm12	// column5
vpsrlq ymm12, ymm11, 29	// column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// column5
vpmuludq ymm11, ymm7, ymmword ptr [rsi+256]	// column15
vpmuludq ymm15, ymm8, ymmword ptr [rsi+224]	// column15
vpaddq ymm11, ymm11, ymm15	// column15
vpaddq ymm11, ymm11, ymm13	// column15
vpsrlq ymm13, ymm11, 29	// column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column15
vpaddq ymm12, ymm12, ymm11	// column15
vpmuludq ymm11, ymm0, ymmword ptr [rsi+192]	// column6
vpmuludq ymm15, ymm1, ymmword ptr [rsi+160]	// column6
vpaddq ymm11, ymm11, ymm15	// column6
vpmuludq ymm14, ymm2, ymmword ptr [rsi+128]	// column6
vpaddq ymm11, ymm11, ymm14	// column6
vpmuludq ymm15, ymm3, ymmword ptr [rsi+96]	// column6
vpaddq ymm11, ymm11, ymm15	// column6
vpmuludq ymm14, ymm4, ymmword ptr [rsi+64]	// column6
vpaddq ymm11, ymm11, ymm14	// column6
vpmuludq ymm15, ymm5, ymmword ptr [rsi+32]	// column6
vpaddq ymm11, ymm11, ymm15	// column6
vpmuludq ymm14, ymm6, ymmword ptr [rsi+0]	// column6
vpaddq ymm11, ymm11, ymm14	// column6
vpaddq ymm11, ymm11, ymm12	// column6
vpsrlq ymm12, ymm11, 29	// column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// column6
vpmuludq ymm11, ymm8, ymmword ptr [rsi+256]	// column16
vpaddq ymm11, ymm11, ymm13	// column16
vpsrlq ymm13, ymm11, 29	// column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// column16
vpaddq ymm12, ymm12, ymm11	// column16
vpmuludq ymm11, ymm0, ymmword ptr [rsi+224]	// column7
vpmuludq ymm14, ymm1, ymmword ptr [rsi+192]	// column7
vpaddq ymm11, ymm11, ymm14	// column7
vpmuludq ymm15, ymm2, ymmword ptr [rsi+160]	// column7
vpaddq ymm11, ymm11, ymm15	// column7
vpmuludq ymm14, ymm3, ymmword ptr [rsi+128]	// column7
vpaddq ymm11, ymm11, ymm14	// column7
vpmuludq ymm15, ymm4, ymmword ptr [rsi+96]	// column7
vpaddq ymm11, ymm11, ymm15	// column7
vpmuludq ymm14, ymm5, ymmword ptr [rsi+64]	// column7
vpaddq ymm11, ymm11, ymm14	// column7
vpmuludq ymm15, ymm6, ymmword ptr [rsi+32]	// column7
vpaddq ymm11, ymm11, ymm15	// column7
vpmuludq ymm14, ymm7, ymmword ptr [rsi+0]	// column7
vpaddq ymm11, ymm11, ymm14	// column7
vpaddq ymm11, ymm11, ymm12	// column7
vpsrlq ymm12, ymm11, 29	// column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// column17
vpaddq ymm12, ymm12, ymm13	// column17
vpmuludq ymm11, ymm0, ymmword ptr [rsi+256]	// column8
vpmuludq ymm15, ymm1, ymmword ptr [rsi+224]	// column8
vpaddq ymm11, ymm11, ymm15	// column8
vpmuludq ymm14, ymm2, ymmword ptr [rsi+192]	// column8
vpaddq ymm11, ymm11, ymm14	// column8
vpmuludq ymm15, ymm3, ymmword ptr [rsi+160]	// column8
vpaddq ymm11, ymm11, ymm15	// column8
vpmuludq ymm14, ymm4, ymmword ptr [rsi+128]	// column8
vpaddq ymm11, ymm11, ymm14	// column8
vpmuludq ymm15, ymm5, ymmword ptr [rsi+96]	// column8
vpaddq ymm11, ymm11, ymm15	// column8
vpmuludq ymm14, ymm6, ymmword ptr [rsi+64]	// column8
vpaddq ymm11, ymm11, ymm14	// column8
vpmuludq ymm15, ymm7, ymmword ptr [rsi+32]	// column8
vpaddq ymm11, ymm11, ymm15	// column8
vpmuludq ymm14, ymm8, ymmword ptr [rsi+0]	// column8
vpaddq ymm11, ymm11, ymm14	// column8
vpaddq ymm11, ymm11, ymm12	// column8
vpsrlq ymm12, ymm11, 30	// column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// reduce
vpaddq ymm9, ymm9, ymm12	// reduce
vpsrlq ymm12, ymm9, 29	// reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// reduce
vpaddq ymm10, ymm10, ymm12	// reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// reduce
cmp r9, rax	// last
jz 3f	// last
vmovdqa ymm0, ymmword ptr [rcx+0]	// order
vmovdqa ymmword ptr [rdi+2208], ymm9	// order
vpermd ymm9, ymm0, ymm9	// order
vmovdqa ymmword ptr [rdi+2240], ymm10	// order
vpermd ymm10, ymm0, ymm10	// order
vmovdqa ymmword ptr [rdi+2272], ymm2	// order
vpermd ymm2, ymm0, ymm2	// order
vmovdqa ymmword ptr [rdi+2304], ymm3	// order
vpermd ymm3, ymm0, ymm3	// order
vmovdqa ymmword ptr [rdi+2336], ymm4	// order
vpermd ymm4, ymm0, ymm4	// order
vmovdqu ymmword ptr [r9+128], ymm4	// order
vmovdqa ymmword ptr [rdi+2368], ymm5	// order
vpermd ymm5, ymm0, ymm5	// order
vpsllq ymm1, ymm5, 32	// order
vpor ymm9, ymm9, ymm1	// order
vmovdqu ymmword ptr [r9+0], ymm9	// order
vmovdqa ymmword ptr [rdi+2400], ymm6	// order
vpermd ymm6, ymm0, ymm6	// order
vpsllq ymm1, ymm6, 32	// order
vpor ymm10, ymm10, ymm1	// order
vmovdqu ymmword ptr [r9+32], ymm10	// order
vmovdqa ymmword ptr [rdi+2432], ymm7	// order
vpermd ymm7, ymm0, ymm7	// order
vpsllq ymm1, ymm7, 32	// order
vpor ymm2, ymm2, ymm1	// order
vmovdqu ymmword ptr [r9+64], ymm2	// order
vmovdqa ymmword ptr [rdi+2464], ymm8	// order
vpermd ymm8, ymm0, ymm8	// order
vpsllq ymm1, ymm8, 32	// order
vpor ymm3, ymm3, ymm1	// order
vmovdqu ymmword ptr [r9+96], ymm3	// order
lea rsi, [rdi+2208]	// loop
mov rdx, r9	// loop
add r9, 160	// loop
add rcx, 32	// loop
jmp 2b	// loop
3:
vmovdqa ymm1, ymmword ptr [rdi+288]	// total
vpsrlq ymm0, ymm8, 23	// total
vpand ymm8, ymm8, ymmword ptr [rdi+3776]	// total
vpmuludq ymm0, ymm0, ymm1	// total
vpaddq ymm9, ymm9, ymm0	// total
vpaddq ymm0, ymm9, ymm1	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm10	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm2	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm3	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm4	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm5	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm6	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm7	// total
vpsrlq ymm0, ymm0, 29	// total
vpaddq ymm0, ymm0, ymm8	// total
vpsrlq ymm0, ymm0, 23	// total
vpmuludq ymm0, ymm0, ymm1	// total
vpaddq ymm9, ymm9, ymm0	// total
vpsrlq ymm0, ymm9, 29	// total
vpaddq ymm10, ymm10, ymm0	// total
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// total
vpsrlq ymm0, ymm10, 29	// total
vpaddq ymm2, ymm2, ymm0	// total
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm10, 29	// total
vpor ymm9, ymm9, ymm11	// total
vpsrlq ymm0, ymm2, 29	// total
vpaddq ymm3, ymm3, ymm0	// total
vpand ymm2, ymm2, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm2, 58	// total
vpor ymm9, ymm9, ymm11	// total
vpsrlq ymm2, ymm2, 6	// total
vpsrlq ymm0, ymm3, 29	// total
vpaddq ymm4, ymm4, ymm0	// total
vpand ymm3, ymm3, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm3, 23	// total
vpor ymm2, ymm2, ymm11	// total
vpsrlq ymm0, ymm4, 29	// total
vpaddq ymm5, ymm5, ymm0	// total
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm4, 52	// total
vpor ymm2, ymm2, ymm11	// total
vpsrlq ymm4, ymm4, 12	// total
vpsrlq ymm0, ymm5, 29	// total
vpaddq ymm6, ymm6, ymm0	// total
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm5, 17	// total
vpor ymm4, ymm4, ymm11	// total
vpsrlq ymm0, ymm6, 29	// total
vpaddq ymm7, ymm7, ymm0	// total
vpand ymm6, ymm6, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm6, 46	// total
vpor ymm4, ymm4, ymm11	// total
vpsrlq ymm6, ymm6, 18	// total
vpsrlq ymm0, ymm7, 29	// total
vpaddq ymm8, ymm8, ymm0	// total
vpand ymm7, ymm7, ymmword ptr [rdi+320]	// total
vpsllq ymm11, ymm7, 11	// total
vpor ymm6, ymm6, ymm11	// total
vpand ymm8, ymm8, ymmword ptr [rdi+3776]	// total
vpsllq ymm11, ymm8, 40	// total
vpor ymm6, ymm6, ymm11	// total
vmovdqa ymmword ptr [rdi+3648], ymm9	// total
vmovdqa ymmword ptr [rdi+3680], ymm2	// total
vmovdqa ymmword ptr [rdi+3712], ymm4	// total
vmovdqa ymmword ptr [rdi+3744], ymm6	// total
vzeroupper	// leave
ret	// leave
