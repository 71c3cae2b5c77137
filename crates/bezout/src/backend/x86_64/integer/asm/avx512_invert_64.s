// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `InvertState` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 138 limbs of 30 bits; 1999 instructions a batch, 660 for its steps (form: mask).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov eax, 0xcc	// prologue
kmovw k1, eax	// prologue
mov eax, 0xf	// prologue
kmovw k2, eax	// prologue
mov eax, 0xf0	// prologue
kmovw k3, eax	// prologue
vpxorq zmm28, zmm28, zmm28	// prologue
vbroadcasti64x4 zmm29, ymmword ptr [rdi+640]	// prologue
vbroadcasti64x4 zmm30, ymmword ptr [rdi+672]	// prologue
vbroadcasti64x4 zmm31, ymmword ptr [rdi+704]	// prologue
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
or r15, -1	// ones
.p2align 6
2:
mov rax, rcx	// copy for third1.step1.x
xor rax, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
sbb rbp, rbp	// third1.step1.k
lea r8, [rbx+rax]	// third1.step1.y
cmovc r8, rbx	// third1.step1.G
andn r9, rbp, rsi	// third1.step1.w
cmovnz rcx, rbx	// third1.step1.h
xor rdx, r9	// third1.step1.d
lea r10, [rdx+r15]	// third1.step1.d.2
sarx r11, r10, r15	// third1.step1.s
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
mov r12, rcx	// copy for third1.step2.x
xor r12, r11	// third1.step2.x
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
sar r8, 1	// third1.step2.t
sbb r13, r13	// third1.step2.k
lea r14, [r8+r12]	// third1.step2.y
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
cmovc r14, r8	// third1.step2.G
andn rax, r13, r11	// third1.step2.w
cmovnz rcx, r8	// third1.step2.h
xor r10, rax	// third1.step2.d
lea rbp, [r10+r15]	// third1.step2.d.2
sarx rsi, rbp, r15	// third1.step2.s
mov rbx, rcx	// copy for third1.step3.x
xor rbx, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
sbb r9, r9	// third1.step3.k
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
lea rdx, [r14+rbx]	// third1.step3.y
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
cmovc rdx, r14	// third1.step3.G
andn r12, r9, rsi	// third1.step3.w
cmovnz rcx, r14	// third1.step3.h
xor rbp, r12	// third1.step3.d
lea r13, [rbp+r15]	// third1.step3.d.2
sarx r11, r13, r15	// third1.step3.s
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
mov r8, rcx	// copy for third1.step4.x
xor r8, r11	// third1.step4.x
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
sar rdx, 1	// third1.step4.t
sbb rax, rax	// third1.step4.k
lea r10, [rdx+r8]	// third1.step4.y
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
cmovc r10, rdx	// third1.step4.G
andn rbx, rax, r11	// third1.step4.w
cmovnz rcx, rdx	// third1.step4.h
xor r13, rbx	// third1.step4.d
lea r9, [r13+r15]	// third1.step4.d.2
sarx rsi, r9, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, rsi	// third1.step5.x
sar r10, 1	// third1.step5.t
sbb r12, r12	// third1.step5.k
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
lea rbp, [r10+r14]	// third1.step5.y
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
cmovc rbp, r10	// third1.step5.G
andn r8, r12, rsi	// third1.step5.w
cmovnz rcx, r10	// third1.step5.h
xor r9, r8	// third1.step5.d
lea rax, [r9+r15]	// third1.step5.d.2
sarx r11, rax, r15	// third1.step5.s
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
mov rdx, rcx	// copy for third1.step6.x
xor rdx, r11	// third1.step6.x
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
mov rbx, qword ptr [rdi+320]	// end.w0f.load_N3u
sar rbp, 1	// third1.step6.t
sbb r13, r13	// third1.step6.k
lea r14, [rbp+rdx]	// third1.step6.y
cmovc r14, rbp	// third1.step6.G
andn r12, r13, r11	// third1.step6.w
cmovnz rcx, rbp	// third1.step6.h
imul rbx, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rsi, qword ptr [rdi+328]	// end.w0f.load_N3v
xor rax, r12	// third1.step6.d
lea r10, [rax+r15]	// third1.step6.d.2
sarx r8, r10, r15	// third1.step6.s
mov r9, rcx	// copy for third1.step7.x
xor r9, r8	// third1.step7.x
sar r14, 1	// third1.step7.t
sbb rdx, rdx	// third1.step7.k
lea r13, [r14+r9]	// third1.step7.y
vpermq zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
cmovc r13, r14	// third1.step7.G
andn r11, rdx, r8	// third1.step7.w
cmovnz rcx, r14	// third1.step7.h
xor r10, r11	// third1.step7.d
lea rbp, [r10+r15]	// third1.step7.d.2
imul rsi, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r12, [rbx+rsi]	// end.w0f.add
sarx rax, rbp, r15	// third1.step7.s
sar r12, 20	// end.w0f.sar
and r12, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi-24], r12	// end.w0f.store_w0f
shr r12, 20	// end.w0f.shr
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
shl r12, 44	// end.w0f.shl
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+5248]	// update.limb0.vpmuludq.2
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
mov qword ptr [rdi-16], r12	// end.w0f.store_high0f
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
vpandq zmm14, zmm10, zmm7	// update.limb0.vpandq.2
mov r9, rcx	// copy for third1.step8.x
xor r9, rax	// third1.step8.x
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e	// update.limb0.vshufi64x2.2
mov rdx, qword ptr [rdi+336]	// end.w0g.load_N3q
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm12, zmm26, zmm27	// update.limb1.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
imul rdx, qword ptr [rdi-112]	// end.w0g.imul_w2f
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm17, zmm24, zmm6	// update.limb1.vpmuldq.4
mov r8, qword ptr [rdi+344]	// end.w0g.load_N3r
vpaddq zmm18, zmm5, zmm12	// update.limb1.vpaddq
sar r13, 1	// third1.step8.t
sbb r14, r14	// third1.step8.k
lea r11, [r13+r9]	// third1.step8.y
vpaddq zmm19, zmm18, zmm13	// update.limb1.vpaddq.2
vpaddq zmm20, zmm19, zmm17	// update.limb1.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5312]	// update.limb1.vpmuludq
vpaddq zmm22, zmm20, zmm16	// update.limb1.vpaddq.4
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm1, zmm0, zmm7	// update.limb1.vpandq
cmovc r11, r13	// third1.step8.G
andn r10, r14, rax	// third1.step8.w
cmovnz rcx, r13	// third1.step8.h
imul r8, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rbx, [rdx+r8]	// end.w0g.add
xor rbp, r10	// third1.step8.d
lea rsi, [rbp+r15]	// third1.step8.d.2
sarx r12, rsi, r15	// third1.step8.s
mov r9, rcx	// copy for third1.step9.x
xor r9, r12	// third1.step9.x
sar r11, 1	// third1.step9.t
sbb r14, r14	// third1.step9.k
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+5248]	// update.limb1.vpmuludq.3
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
lea rax, [r11+r9]	// third1.step9.y
vpmuldq zmm5, zmm26, zmm6	// update.limb2.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm13, zmm24, zmm12	// update.limb2.vpmuldq.4
vpaddq zmm19, zmm27, zmm5	// update.limb2.vpaddq
vpaddq zmm17, zmm19, zmm18	// update.limb2.vpaddq.2
vpaddq zmm20, zmm17, zmm13	// update.limb2.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5376]	// update.limb2.vpmuludq
cmovc rax, r11	// third1.step9.G
andn r13, r14, r12	// third1.step9.w
cmovnz rcx, r11	// third1.step9.h
xor rsi, r13	// third1.step9.d
lea rdx, [rsi+r15]	// third1.step9.d.2
sar rbx, 20	// end.w0g.sar
and rbx, qword ptr [rdi-32]	// end.w0g.and_low40
sarx r8, rdx, r15	// third1.step9.s
mov qword ptr [rdi-8], rbx	// end.w0g.store_w0g
shr rbx, 20	// end.w0g.shr
shl rbx, 44	// end.w0g.shl
mov qword ptr [rdi+0], rbx	// end.w0g.store_high0g
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5312]	// update.limb2.vpmuludq.2
vpaddq zmm0, zmm22, zmm11	// update.limb2.vpaddq.5
vpaddq zmm1, zmm0, zmm9	// update.limb2.vpaddq.6
vpsraq zmm21, zmm1, 30	// update.limb2.vpsraq
vpandq zmm4, zmm1, zmm7	// update.limb2.vpandq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm10, zmm26, zmm12	// update.limb3.vpmuldq.2
mov r10, rcx	// copy for third1.step10.x
xor r10, r8	// third1.step10.x
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm5, zmm24, zmm6	// update.limb3.vpmuldq.4
vpaddq zmm19, zmm2, zmm10	// update.limb3.vpaddq
vpmuludq zmm18, zmm8, zmmword ptr [rdi+5440]	// update.limb3.vpmuludq
vpaddq zmm17, zmm19, zmm27	// update.limb3.vpaddq.2
vpaddq zmm13, zmm17, zmm5	// update.limb3.vpaddq.3
vpaddq zmm20, zmm13, zmm18	// update.limb3.vpaddq.4
sar rax, 1	// third1.step10.t
sbb rbp, rbp	// third1.step10.k
lea r9, [rax+r10]	// third1.step10.y
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5376]	// update.limb3.vpmuludq.2
vpaddq zmm22, zmm20, zmm16	// update.limb3.vpaddq.5
vpaddq zmm11, zmm22, zmm21	// update.limb3.vpaddq.6
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpandq zmm9, zmm11, zmm7	// update.limb3.vpandq
cmovc r9, rax	// third1.step10.G
andn r14, rbp, r8	// third1.step10.w
cmovnz rcx, rax	// third1.step10.h
xor rdx, r14	// third1.step10.d
lea r12, [rdx+r15]	// third1.step10.d.2
sarx r11, r12, r15	// third1.step10.s
mov r13, rcx	// copy for third1.step11.x
xor r13, r11	// third1.step11.x
sar r9, 1	// third1.step11.t
sbb rsi, rsi	// third1.step11.k
vmovdqa64 zmmword ptr [rdi+896], zmm9	// update.limb3.vmovdqa64
vpermq zmm1, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpsraq zmm2, zmm11, 30	// update.limb3.vpsraq
vpmuldq zmm10, zmm24, zmm1	// update.limb4.vpmuldq.4
lea rbx, [r9+r13]	// third1.step11.y
vpmuludq zmm19, zmm8, zmmword ptr [rdi+5504]	// update.limb4.vpmuludq
vpmuludq zmm27, zmm3, zmmword ptr [rdi+5440]	// update.limb4.vpmuludq.2
vpmuldq zmm17, zmm26, zmm6	// update.limb4.vpmuldq.2
vpaddq zmm5, zmm0, zmm17	// update.limb4.vpaddq
vpaddq zmm13, zmm5, zmm12	// update.limb4.vpaddq.2
vpaddq zmm18, zmm13, zmm10	// update.limb4.vpaddq.3
vpaddq zmm20, zmm18, zmm19	// update.limb4.vpaddq.4
vpaddq zmm16, zmm20, zmm27	// update.limb4.vpaddq.5
vpaddq zmm22, zmm16, zmm2	// update.limb4.vpaddq.6
vpsraq zmm21, zmm22, 30	// update.limb4.vpsraq
cmovc rbx, r9	// third1.step11.G
andn r10, rsi, r11	// third1.step11.w
cmovnz rcx, r9	// third1.step11.h
xor r12, r10	// third1.step11.d
lea rbp, [r12+r15]	// third1.step11.d.2
sarx r8, rbp, r15	// third1.step11.s
vpandq zmm11, zmm22, zmm7	// update.limb4.vpandq
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpmuldq zmm0, zmm26, zmm1	// update.limb5.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+960], zmm11	// update.limb4.vmovdqa64
vpermq zmm17, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
vpmuludq zmm5, zmm8, zmmword ptr [rdi+5568]	// update.limb5.vpmuludq
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpmuldq zmm13, zmm24, zmm17	// update.limb5.vpmuldq.4
vpaddq zmm10, zmm6, zmm0	// update.limb5.vpaddq
mov rax, rcx	// copy for third1.step12.x
xor rax, r8	// third1.step12.x
vpaddq zmm18, zmm10, zmm12	// update.limb5.vpaddq.2
vpaddq zmm19, zmm18, zmm13	// update.limb5.vpaddq.3
vpaddq zmm20, zmm19, zmm5	// update.limb5.vpaddq.4
vpsrlq zmm27, zmm9, 10	// update.limb5.above.vpsrlq
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5504]	// update.limb5.vpmuludq.2
sar rbx, 1	// third1.step12.t
sbb r14, r14	// third1.step12.k
lea rdx, [rbx+rax]	// third1.step12.y
vpaddq zmm2, zmm20, zmm16	// update.limb5.vpaddq.5
vpaddq zmm22, zmm2, zmm21	// update.limb5.vpaddq.6
vpsraq zmm1, zmm22, 30	// update.limb5.vpsraq
vpsllq zmm6, zmm11, 20	// update.limb5.above.vpsllq
vpandq zmm0, zmm22, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm0	// update.limb5.vmovdqa64
vpaddq zmm10, zmm27, zmm6	// update.limb5.above.vpaddq
vpsllq zmm12, zmm0, 50	// update.limb5.above.vpsllq.2
cmovc rdx, rbx	// third1.step12.G
andn r13, r14, r8	// third1.step12.w
cmovnz rcx, rbx	// third1.step12.h
xor rbp, r13	// third1.step12.d
lea rsi, [rbp+r15]	// third1.step12.d.2
sarx r11, rsi, r15	// third1.step12.s
mov r9, rcx	// copy for third1.step13.x
xor r9, r11	// third1.step13.x
sar rdx, 1	// third1.step13.t
sbb r10, r10	// third1.step13.k
vpaddq zmm18, zmm10, zmm12	// update.limb5.above.vpaddq.2
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpmuldq zmm19, zmm26, zmm17	// update.limb6.vpmuldq.2
vpermq zmm5, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
lea r12, [rdx+r9]	// third1.step13.y
vpmuldq zmm20, zmm24, zmm5	// update.limb6.vpmuldq.4
vpaddq zmm16, zmm13, zmm19	// update.limb6.vpaddq
vmovdqa64 zmmword ptr [rdi+384], zmm18	// update.limb5.above.vmovdqa64
vpaddq zmm2, zmm16, zmm9	// update.limb6.vpaddq.2
vpaddq zmm21, zmm2, zmm20	// update.limb6.vpaddq.3
vpmuludq zmm11, zmm8, zmmword ptr [rdi+5632]	// update.limb6.vpmuludq
vpaddq zmm22, zmm21, zmm11	// update.limb6.vpaddq.4
vpmuludq zmm27, zmm3, zmmword ptr [rdi+5568]	// update.limb6.vpmuludq.2
cmovc r12, rdx	// third1.step13.G
andn rax, r10, r11	// third1.step13.w
cmovnz rcx, rdx	// third1.step13.h
xor rsi, rax	// third1.step13.d
lea r14, [rsi+r15]	// third1.step13.d.2
sarx r8, r14, r15	// third1.step13.s
vpaddq zmm6, zmm22, zmm27	// update.limb6.vpaddq.5
vpaddq zmm0, zmm6, zmm1	// update.limb6.vpaddq.6
vpsraq zmm10, zmm0, 30	// update.limb6.vpsraq
vpandq zmm12, zmm0, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm12	// update.limb6.vmovdqa64
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpmuldq zmm13, zmm26, zmm5	// update.limb7.vpmuldq.2
vpermq zmm19, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
mov rbx, rcx	// copy for third1.step14.x
xor rbx, r8	// third1.step14.x
vpmuldq zmm16, zmm24, zmm19	// update.limb7.vpmuldq.4
vpaddq zmm9, zmm17, zmm13	// update.limb7.vpaddq
vpaddq zmm2, zmm9, zmm18	// update.limb7.vpaddq.2
vpaddq zmm20, zmm2, zmm16	// update.limb7.vpaddq.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+5696]	// update.limb7.vpmuludq
vpaddq zmm11, zmm20, zmm21	// update.limb7.vpaddq.4
sar r12, 1	// third1.step14.t
sbb r13, r13	// third1.step14.k
lea rbp, [r12+rbx]	// third1.step14.y
vpmuludq zmm22, zmm3, zmmword ptr [rdi+5632]	// update.limb7.vpmuludq.2
vpaddq zmm27, zmm11, zmm22	// update.limb7.vpaddq.5
vpaddq zmm6, zmm27, zmm10	// update.limb7.vpaddq.6
vpsraq zmm1, zmm6, 30	// update.limb7.vpsraq
vpandq zmm0, zmm6, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm0	// update.limb7.vmovdqa64
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
cmovc rbp, r12	// third1.step14.G
andn r9, r13, r8	// third1.step14.w
cmovnz rcx, r12	// third1.step14.h
xor r14, r9	// third1.step14.d
lea r10, [r14+r15]	// third1.step14.d.2
sarx r11, r10, r15	// third1.step14.s
mov rdx, rcx	// copy for third1.step15.x
xor rdx, r11	// third1.step15.x
sar rbp, 1	// third1.step15.t
sbb rax, rax	// third1.step15.k
vpmuldq zmm5, zmm26, zmm19	// update.limb8.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpmuldq zmm9, zmm24, zmm17	// update.limb8.vpmuldq.4
vpaddq zmm18, zmm12, zmm5	// update.limb8.vpaddq
vpaddq zmm2, zmm18, zmm13	// update.limb8.vpaddq.2
vpaddq zmm16, zmm2, zmm9	// update.limb8.vpaddq.3
lea rsi, [rbp+rdx]	// third1.step15.y
vpmuludq zmm20, zmm8, zmmword ptr [rdi+5760]	// update.limb8.vpmuludq
vpaddq zmm21, zmm16, zmm20	// update.limb8.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5696]	// update.limb8.vpmuludq.2
vpaddq zmm22, zmm21, zmm11	// update.limb8.vpaddq.5
vpaddq zmm27, zmm22, zmm1	// update.limb8.vpaddq.6
vpsraq zmm10, zmm27, 30	// update.limb8.vpsraq
vpandq zmm6, zmm27, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm6	// update.limb8.vmovdqa64
cmovc rsi, rbp	// third1.step15.G
andn rbx, rax, r11	// third1.step15.w
cmovnz rcx, rbp	// third1.step15.h
xor r10, rbx	// third1.step15.d
lea r13, [r10+r15]	// third1.step15.d.2
sarx r8, r13, r15	// third1.step15.s
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
vpmuldq zmm19, zmm26, zmm17	// update.limb9.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpmuldq zmm18, zmm24, zmm12	// update.limb9.vpmuldq.4
vpaddq zmm13, zmm0, zmm19	// update.limb9.vpaddq
vpaddq zmm2, zmm13, zmm5	// update.limb9.vpaddq.2
vpaddq zmm9, zmm2, zmm18	// update.limb9.vpaddq.3
mov r12, rcx	// copy for third1.step16.x
xor r12, r8	// third1.step16.x
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5824]	// update.limb9.vpmuludq
vpaddq zmm20, zmm9, zmm16	// update.limb9.vpaddq.4
vpmuludq zmm21, zmm3, zmmword ptr [rdi+5760]	// update.limb9.vpmuludq.2
vpaddq zmm11, zmm20, zmm21	// update.limb9.vpaddq.5
vpaddq zmm22, zmm11, zmm10	// update.limb9.vpaddq.6
vpsraq zmm1, zmm22, 30	// update.limb9.vpsraq
vpandq zmm27, zmm22, zmm7	// update.limb9.vpandq
sar rsi, 1	// third1.step16.t
sbb r9, r9	// third1.step16.k
lea r14, [rsi+r12]	// third1.step16.y
vmovdqa64 zmmword ptr [rdi+1280], zmm27	// update.limb9.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm17, zmm26, zmm12	// update.limb10.vpmuldq.2
vpermq zmm0, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpmuldq zmm13, zmm24, zmm0	// update.limb10.vpmuldq.4
cmovc r14, rsi	// third1.step16.G
andn rdx, r9, r8	// third1.step16.w
cmovnz rcx, rsi	// third1.step16.h
xor r13, rdx	// third1.step16.d
lea rax, [r13+r15]	// third1.step16.d.2
sarx r11, rax, r15	// third1.step16.s
mov rbp, rcx	// copy for third1.step17.x
xor rbp, r11	// third1.step17.x
sar r14, 1	// third1.step17.t
sbb rbx, rbx	// third1.step17.k
vpaddq zmm5, zmm6, zmm17	// update.limb10.vpaddq
vpaddq zmm2, zmm5, zmm19	// update.limb10.vpaddq.2
vpaddq zmm18, zmm2, zmm13	// update.limb10.vpaddq.3
vpmuludq zmm9, zmm8, zmmword ptr [rdi+5888]	// update.limb10.vpmuludq
vpaddq zmm16, zmm18, zmm9	// update.limb10.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+5824]	// update.limb10.vpmuludq.2
vpaddq zmm21, zmm16, zmm20	// update.limb10.vpaddq.5
lea r10, [r14+rbp]	// third1.step17.y
vpaddq zmm11, zmm21, zmm1	// update.limb10.vpaddq.6
vpsraq zmm10, zmm11, 30	// update.limb10.vpsraq
vpandq zmm22, zmm11, zmm7	// update.limb10.vpandq
vmovdqa64 zmmword ptr [rdi+1344], zmm22	// update.limb10.vmovdqa64
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm12, zmm26, zmm0	// update.limb11.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
cmovc r10, r14	// third1.step17.G
andn r12, rbx, r11	// third1.step17.w
cmovnz rcx, r14	// third1.step17.h
xor rax, r12	// third1.step17.d
lea r9, [rax+r15]	// third1.step17.d.2
sarx r8, r9, r15	// third1.step17.s
vpmuldq zmm5, zmm24, zmm6	// update.limb11.vpmuldq.4
vpaddq zmm19, zmm27, zmm12	// update.limb11.vpaddq
vpaddq zmm2, zmm19, zmm17	// update.limb11.vpaddq.2
vpaddq zmm13, zmm2, zmm5	// update.limb11.vpaddq.3
vpmuludq zmm18, zmm8, zmmword ptr [rdi+5952]	// update.limb11.vpmuludq
vpaddq zmm9, zmm13, zmm18	// update.limb11.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5888]	// update.limb11.vpmuludq.2
vpaddq zmm20, zmm9, zmm16	// update.limb11.vpaddq.5
mov rsi, rcx	// copy for third1.step18.x
xor rsi, r8	// third1.step18.x
vpaddq zmm21, zmm20, zmm10	// update.limb11.vpaddq.6
vpsraq zmm1, zmm21, 30	// update.limb11.vpsraq
vpandq zmm11, zmm21, zmm7	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm11	// update.limb11.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpmuldq zmm0, zmm26, zmm6	// update.limb12.vpmuldq.2
vpermq zmm27, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
sar r10, 1	// third1.step18.t
sbb rdx, rdx	// third1.step18.k
lea r13, [r10+rsi]	// third1.step18.y
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
vpmuldq zmm19, zmm24, zmm27	// update.limb12.vpmuldq.4
vpaddq zmm17, zmm22, zmm0	// update.limb12.vpaddq
vpaddq zmm2, zmm17, zmm12	// update.limb12.vpaddq.2
vpaddq zmm5, zmm2, zmm19	// update.limb12.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+6016]	// update.limb12.vpmuludq
cmovc r13, r10	// third1.step18.G
andn rbp, rdx, r8	// third1.step18.w
cmovnz rcx, r10	// third1.step18.h
xor r9, rbp	// third1.step18.d
vpaddq zmm18, zmm5, zmm13	// update.limb12.vpaddq.4
lea rbx, [r9+r15]	// third1.step18.d.2
sarx r11, rbx, r15	// third1.step18.s
mov r14, rcx	// copy for third1.step19.x
xor r14, r11	// third1.step19.x
sar r13, 1	// third1.step19.t
sbb r12, r12	// third1.step19.k
vpmuludq zmm9, zmm3, zmmword ptr [rdi+5952]	// update.limb12.vpmuludq.2
vpaddq zmm16, zmm18, zmm9	// update.limb12.vpaddq.5
vpaddq zmm20, zmm16, zmm1	// update.limb12.vpaddq.6
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpsraq zmm21, zmm20, 30	// update.limb12.vpsraq
vpandq zmm11, zmm20, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm11	// update.limb12.vmovdqa64
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
lea rax, [r13+r14]	// third1.step19.y
vpmuldq zmm22, zmm26, zmm27	// update.limb13.vpmuldq.2
vpermq zmm0, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
vpaddq zmm17, zmm10, zmm22	// update.limb13.vpaddq
vpmuldq zmm12, zmm24, zmm0	// update.limb13.vpmuldq.4
vpaddq zmm2, zmm17, zmm6	// update.limb13.vpaddq.2
cmovc rax, r13	// third1.step19.G
andn rsi, r12, r11	// third1.step19.w
cmovnz rcx, r13	// third1.step19.h
xor rbx, rsi	// third1.step19.d
lea rdx, [rbx+r15]	// third1.step19.d.2
sarx r8, rdx, r15	// third1.step19.s
vpmuludq zmm19, zmm8, zmmword ptr [rdi+6080]	// update.limb13.vpmuludq
vpaddq zmm5, zmm2, zmm12	// update.limb13.vpaddq.3
vpaddq zmm13, zmm5, zmm19	// update.limb13.vpaddq.4
vpmuludq zmm18, zmm3, zmmword ptr [rdi+6016]	// update.limb13.vpmuludq.2
vpaddq zmm9, zmm13, zmm18	// update.limb13.vpaddq.5
vpaddq zmm16, zmm9, zmm21	// update.limb13.vpaddq.6
vpandq zmm1, zmm16, zmm7	// update.limb13.vpandq
vpsraq zmm20, zmm16, 30	// update.limb13.vpsraq
vmovdqa64 zmmword ptr [rdi+1536], zmm1	// update.limb13.vmovdqa64
mov r10, rcx	// copy for third1.step20.x
xor r10, r8	// third1.step20.x
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpmuldq zmm27, zmm26, zmm0	// update.limb14.vpmuldq.2
vpermq zmm10, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
vpmuldq zmm22, zmm24, zmm10	// update.limb14.vpmuldq.4
vpaddq zmm17, zmm11, zmm27	// update.limb14.vpaddq
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpaddq zmm2, zmm17, zmm6	// update.limb14.vpaddq.2
sar rax, 1	// third1.step20.t
sbb rbp, rbp	// third1.step20.k
lea r9, [rax+r10]	// third1.step20.y
vpaddq zmm12, zmm2, zmm22	// update.limb14.vpaddq.3
vpmuludq zmm5, zmm8, zmmword ptr [rdi+6144]	// update.limb14.vpmuludq
vpaddq zmm19, zmm12, zmm5	// update.limb14.vpaddq.4
vpmuludq zmm13, zmm3, zmmword ptr [rdi+6080]	// update.limb14.vpmuludq.2
vpaddq zmm18, zmm19, zmm13	// update.limb14.vpaddq.5
vpaddq zmm9, zmm18, zmm20	// update.limb14.vpaddq.6
cmovc r9, rax	// third1.step20.G
andn r14, rbp, r8	// third1.step20.w
cmovnz rcx, rax	// third1.step20.h
xor rdx, r14	// third1.step20.d
vpsraq zmm21, zmm9, 30	// update.limb14.vpsraq
lea r12, [rdx+r15]	// third1.step20.d.2
sarx r11, r12, r15	// third1.step20.s
mov r13, r9	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpandq zmm16, zmm9, zmm7	// update.limb14.vpandq
mov rsi, rcx	// copy for change1.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change1.h.add_rounding_h
vmovdqa64 zmmword ptr [rdi+1600], zmm16	// update.limb14.vmovdqa64
mov rbx, r9	// copy for change1.G.shl
shl rbx, 44	// change1.G.shl
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
mov r10, rcx	// copy for change1.h.shl
shl r10, 45	// change1.h.shl
vpmuldq zmm0, zmm26, zmm10	// update.limb15.vpmuldq.2
vpermq zmm11, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
rorx rbp, r13, 21	// change1.G.first_entry
rorx r8, r13, 42	// change1.G.second_entry
rorx rax, rsi, 20	// change1.h.first_entry
rorx r14, rsi, 41	// change1.h.second_entry
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpmuldq zmm17, zmm24, zmm11	// update.limb15.vpmuldq.4
add rbx, qword ptr [rdi-40]	// change1.G.add_refill_G
add r10, qword ptr [rdi-48]	// change1.h.add_refill_h
vpaddq zmm6, zmm1, zmm0	// update.limb15.vpaddq
vpaddq zmm2, zmm6, zmm27	// update.limb15.vpaddq.2
imul rbp, qword ptr [rdi-16]	// change1.G.imul_high0f
imul r8, qword ptr [rdi+0]	// change1.G.imul_high0g
imul rax, qword ptr [rdi-16]	// change1.h.imul_high0f
imul r14, qword ptr [rdi+0]	// change1.h.imul_high0g
vpaddq zmm22, zmm2, zmm17	// update.limb15.vpaddq.3
vpmuludq zmm12, zmm8, zmmword ptr [rdi+6208]	// update.limb15.vpmuludq
vpaddq zmm5, zmm22, zmm12	// update.limb15.vpaddq.4
vpmuludq zmm19, zmm3, zmmword ptr [rdi+6144]	// update.limb15.vpmuludq.2
vpaddq zmm13, zmm5, zmm19	// update.limb15.vpaddq.5
vpaddq zmm18, zmm13, zmm21	// update.limb15.vpaddq.6
vpsraq zmm20, zmm18, 30	// update.limb15.vpsraq
vpandq zmm9, zmm18, zmm7	// update.limb15.vpandq
vmovdqa64 zmmword ptr [rdi+1664], zmm9	// update.limb15.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpmuldq zmm10, zmm26, zmm11	// update.limb16.vpmuldq.2
vpermq zmm1, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
lea rdx, [rbp+r8]	// change1.G.add
vpmuldq zmm6, zmm24, zmm1	// update.limb16.vpmuldq.4
lea r13, [rax+r14]	// change1.h.add
vpaddq zmm27, zmm16, zmm10	// update.limb16.vpaddq
vpaddq zmm2, zmm27, zmm0	// update.limb16.vpaddq.2
vpaddq zmm17, zmm2, zmm6	// update.limb16.vpaddq.3
vpmuludq zmm22, zmm8, zmmword ptr [rdi+6272]	// update.limb16.vpmuludq
lea rsi, [rdx+rbx]	// change1.G.add.2
lea rbp, [r13+r10]	// change1.h.add.2
vpaddq zmm12, zmm17, zmm22	// update.limb16.vpaddq.4
vpmuludq zmm5, zmm3, zmmword ptr [rdi+6208]	// update.limb16.vpmuludq.2
vpaddq zmm19, zmm12, zmm5	// update.limb16.vpaddq.5
vpaddq zmm13, zmm19, zmm20	// update.limb16.vpaddq.6
ror rsi, 44	// change1.G.packed
vpsraq zmm21, zmm13, 30	// update.limb16.vpsraq
ror rbp, 45	// change1.h.packed
mov r8, rbp	// copy for third2.step1.x
xor r8, r11	// third2.step1.x
sar rsi, 1	// third2.step1.t
sbb rax, rax	// third2.step1.k
vpandq zmm18, zmm13, zmm7	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm18	// update.limb16.vmovdqa64
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
lea r14, [rsi+r8]	// third2.step1.y
vpmuldq zmm11, zmm26, zmm1	// update.limb17.vpmuldq.2
vpermq zmm16, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm27, zmm24, zmm16	// update.limb17.vpmuldq.4
vpaddq zmm0, zmm9, zmm11	// update.limb17.vpaddq
vpaddq zmm2, zmm0, zmm10	// update.limb17.vpaddq.2
vpaddq zmm6, zmm2, zmm27	// update.limb17.vpaddq.3
cmovc r14, rsi	// third2.step1.G
andn rdx, rax, r11	// third2.step1.w
cmovnz rbp, rsi	// third2.step1.h
xor r12, rdx	// third2.step1.d
lea rbx, [r12+r15]	// third2.step1.d.2
sarx r13, rbx, r15	// third2.step1.s
vpmuludq zmm17, zmm8, zmmword ptr [rdi+6336]	// update.limb17.vpmuludq
vpaddq zmm22, zmm6, zmm17	// update.limb17.vpaddq.4
vpmuludq zmm12, zmm3, zmmword ptr [rdi+6272]	// update.limb17.vpmuludq.2
vpaddq zmm5, zmm22, zmm12	// update.limb17.vpaddq.5
vpaddq zmm19, zmm5, zmm21	// update.limb17.vpaddq.6
vpsraq zmm20, zmm19, 30	// update.limb17.vpsraq
vpandq zmm13, zmm19, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm13	// update.limb17.vmovdqa64
mov r10, rbp	// copy for third2.step2.x
xor r10, r13	// third2.step2.x
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
vpmuldq zmm1, zmm26, zmm16	// update.limb18.vpmuldq.2
vpermq zmm9, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpermq
vpbroadcastq zmm11, rcx	// change1.vpbroadcastq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpmuldq zmm10, zmm24, zmm9	// update.limb18.vpmuldq.4
vpmuludq zmm2, zmm8, zmmword ptr [rdi+6400]	// update.limb18.vpmuludq
vpaddq zmm27, zmm18, zmm1	// update.limb18.vpaddq
vpaddq zmm6, zmm27, zmm0	// update.limb18.vpaddq.2
sar r14, 1	// third2.step2.t
sbb r8, r8	// third2.step2.k
lea rax, [r14+r10]	// third2.step2.y
vpaddq zmm17, zmm6, zmm10	// update.limb18.vpaddq.3
vpaddq zmm22, zmm17, zmm2	// update.limb18.vpaddq.4
vpbroadcastq zmm11{k1}, r9	// change1.vpbroadcastq.2
vpmuludq zmm12, zmm3, zmmword ptr [rdi+6336]	// update.limb18.vpmuludq.2
vpaddq zmm5, zmm22, zmm12	// update.limb18.vpaddq.5
vpaddq zmm21, zmm5, zmm20	// update.limb18.vpaddq.6
vpsraq zmm19, zmm21, 30	// update.limb18.vpsraq
cmovc rax, r14	// third2.step2.G
andn r11, r8, r13	// third2.step2.w
cmovnz rbp, r14	// third2.step2.h
xor rbx, r11	// third2.step2.d
lea rsi, [rbx+r15]	// third2.step2.d.2
sarx rdx, rsi, r15	// third2.step2.s
mov r12, rbp	// copy for third2.step3.x
xor r12, rdx	// third2.step3.x
sar rax, 1	// third2.step3.t
sbb rcx, rcx	// third2.step3.k
vpandq zmm13, zmm21, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm13	// update.limb18.vmovdqa64
vpaddq zmm16, zmm11, zmm29	// change1.N1.vpaddq
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
vpmuludq zmm1, zmm8, zmmword ptr [rdi+6464]	// update.limb19.vpmuludq
vpmuldq zmm27, zmm26, zmm9	// update.limb19.vpmuldq.2
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
vpermq zmm6, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpermq
lea r10, [rax+r12]	// third2.step3.y
vpsllvq zmm10, zmm16, zmm30	// change1.N1.vpsllvq
vpaddq zmm17, zmm18, zmm27	// update.limb19.vpaddq
vpaddq zmm2, zmm17, zmm0	// update.limb19.vpaddq.2
vpmuludq zmm22, zmm3, zmmword ptr [rdi+6400]	// update.limb19.vpmuludq.2
cmovc r10, rax	// third2.step3.G
andn r9, rcx, rdx	// third2.step3.w
cmovnz rbp, rax	// third2.step3.h
xor rsi, r9	// third2.step3.d
lea r8, [rsi+r15]	// third2.step3.d.2
sarx r13, r8, r15	// third2.step3.s
vpsravq zmm12, zmm10, zmm31	// change1.N1.vpsravq
vpmuldq zmm5, zmm24, zmm6	// update.limb19.vpmuldq.4
vpaddq zmm20, zmm2, zmm5	// update.limb19.vpaddq.3
vpaddq zmm21, zmm20, zmm1	// update.limb19.vpaddq.4
vpaddq zmm13, zmm21, zmm22	// update.limb19.vpaddq.5
vpaddq zmm11, zmm13, zmm19	// update.limb19.vpaddq.6
vpsraq zmm9, zmm11, 30	// update.limb19.vpsraq
vpandq zmm16, zmm11, zmm7	// update.limb19.vpandq
vmovdqa64 zmmword ptr [rdi+1920], zmm16	// update.limb19.vmovdqa64
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
vpmuldq zmm27, zmm26, zmm6	// update.limb20.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpsubq zmm10, zmm28, zmm12	// change1.N1.vpsubq
mov r14, rbp	// copy for third2.step4.x
xor r14, r13	// third2.step4.x
vpmuldq zmm2, zmm24, zmm17	// update.limb20.vpmuldq.4
vpaddq zmm5, zmm18, zmm27	// update.limb20.vpaddq
vpaddq zmm20, zmm5, zmm0	// update.limb20.vpaddq.2
vpaddq zmm1, zmm20, zmm2	// update.limb20.vpaddq.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+6528]	// update.limb20.vpmuludq
vpaddq zmm22, zmm1, zmm21	// update.limb20.vpaddq.4
vmovdqa64 zmmword ptr [rdi+192], zmm10	// change1.N1.vmovdqa64
vpmuludq zmm13, zmm3, zmmword ptr [rdi+6464]	// update.limb20.vpmuludq.2
sar r10, 1	// third2.step4.t
sbb r11, r11	// third2.step4.k
lea rbx, [r10+r14]	// third2.step4.y
vpaddq zmm19, zmm22, zmm13	// update.limb20.vpaddq.5
vpaddq zmm11, zmm19, zmm9	// update.limb20.vpaddq.6
vpsraq zmm16, zmm11, 30	// update.limb20.vpsraq
vpandq zmm6, zmm11, zmm7	// update.limb20.vpandq
vmovdqa64 zmmword ptr [rdi+1984], zmm6	// update.limb20.vmovdqa64
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
mov r12, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm18, zmm26, zmm17	// update.limb21.vpmuldq.2
cmovc rbx, r10	// third2.step4.G
andn rcx, r11, r13	// third2.step4.w
cmovnz rbp, r10	// third2.step4.h
xor r8, rcx	// third2.step4.d
lea rdx, [r8+r15]	// third2.step4.d.2
sarx rax, rdx, r15	// third2.step4.s
mov r9, rbp	// copy for third2.step5.x
xor r9, rax	// third2.step5.x
sar rbx, 1	// third2.step5.t
sbb rsi, rsi	// third2.step5.k
vpermq zmm27, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpermq
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpmuldq zmm0, zmm24, zmm27	// update.limb21.vpmuldq.4
vpaddq zmm20, zmm12, zmm18	// update.limb21.vpaddq
vpaddq zmm2, zmm20, zmm5	// update.limb21.vpaddq.2
vpaddq zmm1, zmm2, zmm0	// update.limb21.vpaddq.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+6592]	// update.limb21.vpmuludq
lea r14, [rbx+r9]	// third2.step5.y
vpaddq zmm10, zmm1, zmm21	// update.limb21.vpaddq.4
vpmuludq zmm22, zmm3, zmmword ptr [rdi+6528]	// update.limb21.vpmuludq.2
vpaddq zmm13, zmm10, zmm22	// update.limb21.vpaddq.5
vpaddq zmm19, zmm13, zmm16	// update.limb21.vpaddq.6
vpsraq zmm9, zmm19, 30	// update.limb21.vpsraq
vpandq zmm11, zmm19, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm11	// update.limb21.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
cmovc r14, rbx	// third2.step5.G
andn r11, rsi, rax	// third2.step5.w
cmovnz rbp, rbx	// third2.step5.h
xor rdx, r11	// third2.step5.d
lea r13, [rdx+r15]	// third2.step5.d.2
sarx r10, r13, r15	// third2.step5.s
imul r12, qword ptr [rdi-24]	// change1.w1f.imul_w0f
mov rcx, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuldq zmm17, zmm26, zmm27	// update.limb22.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
imul rcx, qword ptr [rdi-8]	// change1.w1f.imul_w0g
vpmuldq zmm20, zmm24, zmm12	// update.limb22.vpmuldq.4
vpaddq zmm5, zmm6, zmm17	// update.limb22.vpaddq
vpaddq zmm2, zmm5, zmm18	// update.limb22.vpaddq.2
vpaddq zmm0, zmm2, zmm20	// update.limb22.vpaddq.3
mov r8, rbp	// copy for third2.step6.x
xor r8, r10	// third2.step6.x
vpmuludq zmm1, zmm8, zmmword ptr [rdi+6656]	// update.limb22.vpmuludq
vpaddq zmm21, zmm0, zmm1	// update.limb22.vpaddq.4
lea r9, [r12+rcx]	// change1.w1f.add
vpmuludq zmm10, zmm3, zmmword ptr [rdi+6592]	// update.limb22.vpmuludq.2
vpaddq zmm22, zmm21, zmm10	// update.limb22.vpaddq.5
vpaddq zmm13, zmm22, zmm9	// update.limb22.vpaddq.6
vpsraq zmm16, zmm13, 30	// update.limb22.vpsraq
vpandq zmm19, zmm13, zmm7	// update.limb22.vpandq
sar r14, 1	// third2.step6.t
sbb rsi, rsi	// third2.step6.k
lea rax, [r14+r8]	// third2.step6.y
vmovdqa64 zmmword ptr [rdi+2112], zmm19	// update.limb22.vmovdqa64
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
vpmuldq zmm27, zmm26, zmm12	// update.limb23.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpermq
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
vpmuldq zmm5, zmm24, zmm6	// update.limb23.vpmuldq.4
vpaddq zmm18, zmm11, zmm27	// update.limb23.vpaddq
cmovc rax, r14	// third2.step6.G
andn rbx, rsi, r10	// third2.step6.w
cmovnz rbp, r14	// third2.step6.h
sar r9, 20	// change1.w1f.sar
xor r13, rbx	// third2.step6.d
lea r11, [r13+r15]	// third2.step6.d.2
sarx rdx, r11, r15	// third2.step6.s
mov r12, rbp	// copy for third2.step7.x
xor r12, rdx	// third2.step7.x
sar rax, 1	// third2.step7.t
sbb rcx, rcx	// third2.step7.k
vpaddq zmm2, zmm18, zmm17	// update.limb23.vpaddq.2
mov qword ptr [rdi+8], r9	// change1.w1f.store_w1f
vpaddq zmm20, zmm2, zmm5	// update.limb23.vpaddq.3
vpmuludq zmm0, zmm8, zmmword ptr [rdi+6720]	// update.limb23.vpmuludq
vpaddq zmm1, zmm20, zmm0	// update.limb23.vpaddq.4
vpmuludq zmm21, zmm3, zmmword ptr [rdi+6656]	// update.limb23.vpmuludq.2
vpaddq zmm10, zmm1, zmm21	// update.limb23.vpaddq.5
vpaddq zmm22, zmm10, zmm16	// update.limb23.vpaddq.6
lea r8, [rax+r12]	// third2.step7.y
vpsraq zmm9, zmm22, 30	// update.limb23.vpsraq
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpandq zmm13, zmm22, zmm7	// update.limb23.vpandq
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
vmovdqa64 zmmword ptr [rdi+2176], zmm13	// update.limb23.vmovdqa64
vpmuldq zmm12, zmm26, zmm6	// update.limb24.vpmuldq.2
vpermq zmm11, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpermq
vpmuludq zmm27, zmm8, zmmword ptr [rdi+6784]	// update.limb24.vpmuludq
cmovc r8, rax	// third2.step7.G
andn r10, rcx, rdx	// third2.step7.w
cmovnz rbp, rax	// third2.step7.h
xor r11, r10	// third2.step7.d
lea r14, [r11+r15]	// third2.step7.d.2
sarx rbx, r14, r15	// third2.step7.s
imul rsi, qword ptr [rdi-24]	// change1.w1g.imul_w0f
vpmuldq zmm18, zmm24, zmm11	// update.limb24.vpmuldq.4
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpaddq zmm2, zmm19, zmm12	// update.limb24.vpaddq
vpaddq zmm5, zmm2, zmm17	// update.limb24.vpaddq.2
vpaddq zmm20, zmm5, zmm18	// update.limb24.vpaddq.3
vpaddq zmm0, zmm20, zmm27	// update.limb24.vpaddq.4
vpmuludq zmm1, zmm3, zmmword ptr [rdi+6720]	// update.limb24.vpmuludq.2
vpaddq zmm21, zmm0, zmm1	// update.limb24.vpaddq.5
mov r13, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov r9, rbp	// copy for third2.step8.x
xor r9, rbx	// third2.step8.x
vpaddq zmm10, zmm21, zmm9	// update.limb24.vpaddq.6
vpsraq zmm16, zmm10, 30	// update.limb24.vpsraq
vpandq zmm22, zmm10, zmm7	// update.limb24.vpandq
vmovdqa64 zmmword ptr [rdi+2240], zmm22	// update.limb24.vmovdqa64
vpermq zmm13, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpermq
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
imul r13, qword ptr [rdi-8]	// change1.w1g.imul_w0g
vpmuldq zmm19, zmm26, zmm11	// update.limb25.vpmuldq.2
sar r8, 1	// third2.step8.t
sbb r12, r12	// third2.step8.k
lea rcx, [r8+r9]	// third2.step8.y
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
vpmuldq zmm2, zmm24, zmm13	// update.limb25.vpmuldq.4
vpaddq zmm17, zmm6, zmm19	// update.limb25.vpaddq
vpaddq zmm5, zmm17, zmm12	// update.limb25.vpaddq.2
vpaddq zmm18, zmm5, zmm2	// update.limb25.vpaddq.3
lea rdx, [rsi+r13]	// change1.w1g.add
vpmuludq zmm20, zmm8, zmmword ptr [rdi+6848]	// update.limb25.vpmuludq
vpaddq zmm27, zmm18, zmm20	// update.limb25.vpaddq.4
cmovc rcx, r8	// third2.step8.G
andn rax, r12, rbx	// third2.step8.w
cmovnz rbp, r8	// third2.step8.h
xor r14, rax	// third2.step8.d
lea r10, [r14+r15]	// third2.step8.d.2
sarx r11, r10, r15	// third2.step8.s
mov r9, rbp	// copy for third2.step9.x
xor r9, r11	// third2.step9.x
sar rcx, 1	// third2.step9.t
sbb rsi, rsi	// third2.step9.k
vpmuludq zmm0, zmm3, zmmword ptr [rdi+6784]	// update.limb25.vpmuludq.2
vpaddq zmm1, zmm27, zmm0	// update.limb25.vpaddq.5
vpaddq zmm21, zmm1, zmm16	// update.limb25.vpaddq.6
vpsraq zmm9, zmm21, 30	// update.limb25.vpsraq
vpandq zmm10, zmm21, zmm7	// update.limb25.vpandq
vmovdqa64 zmmword ptr [rdi+2304], zmm10	// update.limb25.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
lea r13, [rcx+r9]	// third2.step9.y
vpmuldq zmm11, zmm26, zmm13	// update.limb26.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpermq
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
vpmuldq zmm17, zmm24, zmm6	// update.limb26.vpmuldq.4
vpaddq zmm12, zmm22, zmm11	// update.limb26.vpaddq
vpaddq zmm5, zmm12, zmm19	// update.limb26.vpaddq.2
vpaddq zmm2, zmm5, zmm17	// update.limb26.vpaddq.3
vpmuludq zmm18, zmm8, zmmword ptr [rdi+6912]	// update.limb26.vpmuludq
cmovc r13, rcx	// third2.step9.G
andn r12, rsi, r11	// third2.step9.w
cmovnz rbp, rcx	// third2.step9.h
xor r10, r12	// third2.step9.d
lea rbx, [r10+r15]	// third2.step9.d.2
sarx r8, rbx, r15	// third2.step9.s
sar rdx, 20	// change1.w1g.sar
mov qword ptr [rdi+16], rdx	// change1.w1g.store_w1g
vpaddq zmm20, zmm2, zmm18	// update.limb26.vpaddq.4
vpmuludq zmm27, zmm3, zmmword ptr [rdi+6848]	// update.limb26.vpmuludq.2
mov rax, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq zmm0, zmm20, zmm27	// update.limb26.vpaddq.5
vpaddq zmm1, zmm0, zmm9	// update.limb26.vpaddq.6
vpsraq zmm16, zmm1, 30	// update.limb26.vpsraq
vpandq zmm21, zmm1, zmm7	// update.limb26.vpandq
vmovdqa64 zmmword ptr [rdi+2368], zmm21	// update.limb26.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
mov r14, rbp	// copy for third2.step10.x
xor r14, r8	// third2.step10.x
vpmuldq zmm13, zmm26, zmm6	// update.limb27.vpmuldq.2
imul rax, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpermq zmm22, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpermq
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpmuldq zmm12, zmm24, zmm22	// update.limb27.vpmuldq.4
vpaddq zmm19, zmm10, zmm13	// update.limb27.vpaddq
vpaddq zmm5, zmm19, zmm11	// update.limb27.vpaddq.2
sar r13, 1	// third2.step10.t
sbb r9, r9	// third2.step10.k
lea rsi, [r13+r14]	// third2.step10.y
vpaddq zmm17, zmm5, zmm12	// update.limb27.vpaddq.3
mov r11, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpmuludq zmm2, zmm8, zmmword ptr [rdi+6976]	// update.limb27.vpmuludq
vpaddq zmm18, zmm17, zmm2	// update.limb27.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+6912]	// update.limb27.vpmuludq.2
vpaddq zmm27, zmm18, zmm20	// update.limb27.vpaddq.5
vpaddq zmm0, zmm27, zmm16	// update.limb27.vpaddq.6
vpsraq zmm9, zmm0, 30	// update.limb27.vpsraq
cmovc rsi, r13	// third2.step10.G
andn rcx, r9, r8	// third2.step10.w
cmovnz rbp, r13	// third2.step10.h
xor rbx, rcx	// third2.step10.d
lea r12, [rbx+r15]	// third2.step10.d.2
sarx r10, r12, r15	// third2.step10.s
mov rdx, rbp	// copy for third2.step11.x
xor rdx, r10	// third2.step11.x
sar rsi, 1	// third2.step11.t
sbb r14, r14	// third2.step11.k
vpandq zmm1, zmm0, zmm7	// update.limb27.vpandq
vmovdqa64 zmmword ptr [rdi+2432], zmm1	// update.limb27.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
vpmuldq zmm6, zmm26, zmm22	// update.limb28.vpmuldq.2
vpermq zmm10, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
vpmuldq zmm19, zmm24, zmm10	// update.limb28.vpmuldq.4
lea r9, [rsi+rdx]	// third2.step11.y
vpaddq zmm11, zmm21, zmm6	// update.limb28.vpaddq
vpaddq zmm5, zmm11, zmm13	// update.limb28.vpaddq.2
vpaddq zmm12, zmm5, zmm19	// update.limb28.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+7040]	// update.limb28.vpmuludq
vpaddq zmm2, zmm12, zmm17	// update.limb28.vpaddq.4
vpmuludq zmm18, zmm3, zmmword ptr [rdi+6976]	// update.limb28.vpmuludq.2
vpaddq zmm20, zmm2, zmm18	// update.limb28.vpaddq.5
vpaddq zmm27, zmm20, zmm9	// update.limb28.vpaddq.6
cmovc r9, rsi	// third2.step11.G
andn r8, r14, r10	// third2.step11.w
cmovnz rbp, rsi	// third2.step11.h
xor r12, r8	// third2.step11.d
lea r13, [r12+r15]	// third2.step11.d.2
imul r11, qword ptr [rdi+400]	// change1.high1f.imul_above_g
sarx rcx, r13, r15	// third2.step11.s
lea rbx, [rax+r11]	// change1.high1f.add
mov rdx, qword ptr [rdi+8]	// change1.high1f.load_w1f
vpsraq zmm16, zmm27, 30	// update.limb28.vpsraq
vpandq zmm0, zmm27, zmm7	// update.limb28.vpandq
vmovdqa64 zmmword ptr [rdi+2496], zmm0	// update.limb28.vmovdqa64
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
vpmuldq zmm22, zmm26, zmm10	// update.limb29.vpmuldq.2
sar rdx, 20	// change1.high1f.sar
vpermq zmm21, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpermq
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
vpmuldq zmm11, zmm24, zmm21	// update.limb29.vpmuldq.4
mov r14, rbp	// copy for third2.step12.x
xor r14, rcx	// third2.step12.x
vpaddq zmm13, zmm1, zmm22	// update.limb29.vpaddq
vpaddq zmm5, zmm13, zmm6	// update.limb29.vpaddq.2
vpaddq zmm19, zmm5, zmm11	// update.limb29.vpaddq.3
lea r10, [rdx+rbx]	// change1.high1f.add.2
vpmuludq zmm12, zmm8, zmmword ptr [rdi+7104]	// update.limb29.vpmuludq
vpaddq zmm17, zmm19, zmm12	// update.limb29.vpaddq.4
vpmuludq zmm2, zmm3, zmmword ptr [rdi+7040]	// update.limb29.vpmuludq.2
sar r9, 1	// third2.step12.t
sbb rsi, rsi	// third2.step12.k
lea r8, [r9+r14]	// third2.step12.y
vpaddq zmm18, zmm17, zmm2	// update.limb29.vpaddq.5
vpaddq zmm20, zmm18, zmm16	// update.limb29.vpaddq.6
vpsraq zmm9, zmm20, 30	// update.limb29.vpsraq
vpandq zmm27, zmm20, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm27	// update.limb29.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpmuldq zmm10, zmm26, zmm21	// update.limb30.vpmuldq.2
cmovc r8, r9	// third2.step12.G
andn r12, rsi, rcx	// third2.step12.w
cmovnz rbp, r9	// third2.step12.h
shl r10, 44	// change1.high1f.shl
xor r13, r12	// third2.step12.d
lea rax, [r13+r15]	// third2.step12.d.2
sarx r11, rax, r15	// third2.step12.s
mov rdx, rbp	// copy for third2.step13.x
xor rdx, r11	// third2.step13.x
sar r8, 1	// third2.step13.t
sbb rbx, rbx	// third2.step13.k
vpermq zmm1, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpermq
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vpmuldq zmm13, zmm24, zmm1	// update.limb30.vpmuldq.4
mov qword ptr [rdi+24], r10	// change1.high1f.store_high1f
vpaddq zmm6, zmm0, zmm10	// update.limb30.vpaddq
vpaddq zmm5, zmm6, zmm22	// update.limb30.vpaddq.2
vpaddq zmm11, zmm5, zmm13	// update.limb30.vpaddq.3
vpmuludq zmm19, zmm8, zmmword ptr [rdi+7168]	// update.limb30.vpmuludq
lea r14, [r8+rdx]	// third2.step13.y
vpaddq zmm12, zmm11, zmm19	// update.limb30.vpaddq.4
vpmuludq zmm17, zmm3, zmmword ptr [rdi+7104]	// update.limb30.vpmuludq.2
vpaddq zmm2, zmm12, zmm17	// update.limb30.vpaddq.5
mov rsi, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpaddq zmm18, zmm2, zmm9	// update.limb30.vpaddq.6
vpsraq zmm16, zmm18, 30	// update.limb30.vpsraq
vpandq zmm20, zmm18, zmm7	// update.limb30.vpandq
vmovdqa64 zmmword ptr [rdi+2624], zmm20	// update.limb30.vmovdqa64
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
cmovc r14, r8	// third2.step13.G
andn rcx, rbx, r11	// third2.step13.w
cmovnz rbp, r8	// third2.step13.h
xor rax, rcx	// third2.step13.d
lea r9, [rax+r15]	// third2.step13.d.2
sarx r12, r9, r15	// third2.step13.s
vpmuldq zmm21, zmm26, zmm1	// update.limb31.vpmuldq.2
imul rsi, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpermq zmm0, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpermq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
vpmuldq zmm6, zmm24, zmm0	// update.limb31.vpmuldq.4
vpaddq zmm22, zmm27, zmm21	// update.limb31.vpaddq
vpaddq zmm5, zmm22, zmm10	// update.limb31.vpaddq.2
vpaddq zmm13, zmm5, zmm6	// update.limb31.vpaddq.3
vpmuludq zmm11, zmm8, zmmword ptr [rdi+7232]	// update.limb31.vpmuludq
mov r13, qword ptr [rdi+216]	// change1.high1g.load_N1r
mov r10, rbp	// copy for third2.step14.x
xor r10, r12	// third2.step14.x
vpaddq zmm19, zmm13, zmm11	// update.limb31.vpaddq.4
vpmuludq zmm12, zmm3, zmmword ptr [rdi+7168]	// update.limb31.vpmuludq.2
vpaddq zmm17, zmm19, zmm12	// update.limb31.vpaddq.5
vpaddq zmm2, zmm17, zmm16	// update.limb31.vpaddq.6
vpsraq zmm9, zmm2, 30	// update.limb31.vpsraq
vpandq zmm18, zmm2, zmm7	// update.limb31.vpandq
imul r13, qword ptr [rdi+400]	// change1.high1g.imul_above_g
sar r14, 1	// third2.step14.t
sbb rdx, rdx	// third2.step14.k
lea rbx, [r14+r10]	// third2.step14.y
vmovdqa64 zmmword ptr [rdi+2688], zmm18	// update.limb31.vmovdqa64
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpmuldq zmm1, zmm26, zmm0	// update.limb32.vpmuldq.2
vpermq zmm27, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpermq
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
vpmuldq zmm22, zmm24, zmm27	// update.limb32.vpmuldq.4
lea r11, [rsi+r13]	// change1.high1g.add
vpaddq zmm10, zmm20, zmm1	// update.limb32.vpaddq
cmovc rbx, r14	// third2.step14.G
andn r8, rdx, r12	// third2.step14.w
cmovnz rbp, r14	// third2.step14.h
xor r9, r8	// third2.step14.d
lea rcx, [r9+r15]	// third2.step14.d.2
sarx rax, rcx, r15	// third2.step14.s
mov r10, rbp	// copy for third2.step15.x
xor r10, rax	// third2.step15.x
sar rbx, 1	// third2.step15.t
sbb rsi, rsi	// third2.step15.k
vpaddq zmm5, zmm10, zmm21	// update.limb32.vpaddq.2
vpaddq zmm6, zmm5, zmm22	// update.limb32.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+7296]	// update.limb32.vpmuludq
vpaddq zmm11, zmm6, zmm13	// update.limb32.vpaddq.4
vpmuludq zmm19, zmm3, zmmword ptr [rdi+7232]	// update.limb32.vpmuludq.2
vpaddq zmm12, zmm11, zmm19	// update.limb32.vpaddq.5
mov r13, qword ptr [rdi+16]	// change1.high1g.load_w1g
vpaddq zmm17, zmm12, zmm9	// update.limb32.vpaddq.6
lea rdx, [rbx+r10]	// third2.step15.y
vpsraq zmm16, zmm17, 30	// update.limb32.vpsraq
vpandq zmm2, zmm17, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm2	// update.limb32.vmovdqa64
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
vpmuldq zmm0, zmm26, zmm27	// update.limb33.vpmuldq.2
vpermq zmm20, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpermq
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpmuldq zmm10, zmm24, zmm20	// update.limb33.vpmuldq.4
cmovc rdx, rbx	// third2.step15.G
andn r12, rsi, rax	// third2.step15.w
cmovnz rbp, rbx	// third2.step15.h
xor rcx, r12	// third2.step15.d
lea r14, [rcx+r15]	// third2.step15.d.2
sarx r8, r14, r15	// third2.step15.s
sar r13, 20	// change1.high1g.sar
vpaddq zmm21, zmm18, zmm0	// update.limb33.vpaddq
vpaddq zmm5, zmm21, zmm1	// update.limb33.vpaddq.2
vpaddq zmm22, zmm5, zmm10	// update.limb33.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+7360]	// update.limb33.vpmuludq
lea r9, [r13+r11]	// change1.high1g.add.2
vpaddq zmm13, zmm22, zmm6	// update.limb33.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+7296]	// update.limb33.vpmuludq.2
vpaddq zmm19, zmm13, zmm11	// update.limb33.vpaddq.5
vpaddq zmm12, zmm19, zmm16	// update.limb33.vpaddq.6
vpandq zmm9, zmm12, zmm7	// update.limb33.vpandq
vmovdqa64 zmmword ptr [rdi+2816], zmm9	// update.limb33.vmovdqa64
mov r10, rbp	// copy for third2.step16.x
xor r10, r8	// third2.step16.x
vpsraq zmm17, zmm12, 30	// update.limb33.vpsraq
shl r9, 44	// change1.high1g.shl
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpermq zmm27, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
sar rdx, 1	// third2.step16.t
sbb rsi, rsi	// third2.step16.k
lea rax, [rdx+r10]	// third2.step16.y
vpmuldq zmm0, zmm24, zmm27	// update.limb34.vpmuldq.4
vpmuldq zmm21, zmm26, zmm20	// update.limb34.vpmuldq.2
vpaddq zmm1, zmm2, zmm21	// update.limb34.vpaddq
mov qword ptr [rdi+32], r9	// change1.high1g.store_high1g
vpaddq zmm5, zmm1, zmm18	// update.limb34.vpaddq.2
vpaddq zmm10, zmm5, zmm0	// update.limb34.vpaddq.3
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7424]	// update.limb34.vpmuludq
vpaddq zmm6, zmm10, zmm22	// update.limb34.vpaddq.4
cmovc rax, rdx	// third2.step16.G
andn rbx, rsi, r8	// third2.step16.w
cmovnz rbp, rdx	// third2.step16.h
xor r14, rbx	// third2.step16.d
lea r12, [r14+r15]	// third2.step16.d.2
sarx rcx, r12, r15	// third2.step16.s
mov r13, rbp	// copy for third2.step17.x
xor r13, rcx	// third2.step17.x
sar rax, 1	// third2.step17.t
sbb r11, r11	// third2.step17.k
vpmuludq zmm13, zmm3, zmmword ptr [rdi+7360]	// update.limb34.vpmuludq.2
vpaddq zmm11, zmm6, zmm13	// update.limb34.vpaddq.5
vpmuldq zmm19, zmm26, zmm27	// update.limb35.vpmuldq.2
vpaddq zmm16, zmm11, zmm17	// update.limb34.vpaddq.6
vpmuldq zmm9, zmm23, zmmword ptr [rdi+3072]	// update.limb35.vpmuldq.3
vpsraq zmm12, zmm16, 30	// update.limb34.vpsraq
vpandq zmm20, zmm16, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm20	// update.limb34.vmovdqa64
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3008]	// update.limb35.vpmuldq
lea r10, [rax+r13]	// third2.step17.y
vpermq zmm21, zmmword ptr [rdi+3072], 0x4e	// update.limb35.vpermq
vpaddq zmm1, zmm2, zmm19	// update.limb35.vpaddq
vpaddq zmm18, zmm1, zmm9	// update.limb35.vpaddq.2
vpmuludq zmm5, zmm3, zmmword ptr [rdi+7424]	// update.limb35.vpmuludq.2
vpmuludq zmm0, zmm8, zmmword ptr [rdi+7488]	// update.limb35.vpmuludq
cmovc r10, rax	// third2.step17.G
andn r9, r11, rcx	// third2.step17.w
cmovnz rbp, rax	// third2.step17.h
xor r12, r9	// third2.step17.d
lea rsi, [r12+r15]	// third2.step17.d.2
sarx r8, rsi, r15	// third2.step17.s
vpmuldq zmm10, zmm24, zmm21	// update.limb35.vpmuldq.4
vpaddq zmm22, zmm18, zmm10	// update.limb35.vpaddq.3
vpaddq zmm6, zmm22, zmm0	// update.limb35.vpaddq.4
vpaddq zmm13, zmm6, zmm5	// update.limb35.vpaddq.5
vpaddq zmm27, zmm13, zmm12	// update.limb35.vpaddq.6
vpmuldq zmm11, zmm26, zmm21	// update.limb36.vpmuldq.2
vpandq zmm17, zmm27, zmm7	// update.limb35.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm17	// update.limb35.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+3072]	// update.limb36.vpmuldq
mov rdx, rbp	// copy for third2.step18.x
xor rdx, r8	// third2.step18.x
vpsraq zmm20, zmm27, 30	// update.limb35.vpsraq
vpermq zmm2, zmmword ptr [rdi+3136], 0x4e	// update.limb36.vpermq
vpmuldq zmm19, zmm24, zmm2	// update.limb36.vpmuldq.4
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3136]	// update.limb36.vpmuldq.3
vpaddq zmm9, zmm16, zmm11	// update.limb36.vpaddq
vpaddq zmm18, zmm9, zmm1	// update.limb36.vpaddq.2
sar r10, 1	// third2.step18.t
sbb rbx, rbx	// third2.step18.k
lea r14, [r10+rdx]	// third2.step18.y
vpmuludq zmm10, zmm8, zmmword ptr [rdi+7552]	// update.limb36.vpmuludq
vpaddq zmm22, zmm18, zmm19	// update.limb36.vpaddq.3
vpmuludq zmm0, zmm3, zmmword ptr [rdi+7488]	// update.limb36.vpmuludq.2
vpaddq zmm6, zmm22, zmm10	// update.limb36.vpaddq.4
vpaddq zmm5, zmm6, zmm0	// update.limb36.vpaddq.5
vpaddq zmm13, zmm5, zmm20	// update.limb36.vpaddq.6
vpandq zmm12, zmm13, zmm7	// update.limb36.vpandq
vmovdqa64 zmmword ptr [rdi+3008], zmm12	// update.limb36.vmovdqa64
cmovc r14, r10	// third2.step18.G
andn r13, rbx, r8	// third2.step18.w
cmovnz rbp, r10	// third2.step18.h
xor rsi, r13	// third2.step18.d
lea r11, [rsi+r15]	// third2.step18.d.2
sarx rcx, r11, r15	// third2.step18.s
mov rax, rbp	// copy for third2.step19.x
xor rax, rcx	// third2.step19.x
sar r14, 1	// third2.step19.t
sbb r9, r9	// third2.step19.k
vpsraq zmm21, zmm13, 30	// update.limb36.vpsraq
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3136]	// update.limb37.vpmuldq
vpermq zmm27, zmmword ptr [rdi+3200], 0x4e	// update.limb37.vpermq
vpmuldq zmm16, zmm24, zmm27	// update.limb37.vpmuldq.4
lea r12, [r14+rax]	// third2.step19.y
vpmuldq zmm11, zmm26, zmm2	// update.limb37.vpmuldq.2
vpaddq zmm9, zmm17, zmm11	// update.limb37.vpaddq
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3200]	// update.limb37.vpmuldq.3
vpaddq zmm18, zmm9, zmm1	// update.limb37.vpaddq.2
vpaddq zmm19, zmm18, zmm16	// update.limb37.vpaddq.3
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7616]	// update.limb37.vpmuludq
vpaddq zmm10, zmm19, zmm22	// update.limb37.vpaddq.4
vpmuludq zmm6, zmm3, zmmword ptr [rdi+7552]	// update.limb37.vpmuludq.2
vpaddq zmm0, zmm10, zmm6	// update.limb37.vpaddq.5
vpaddq zmm5, zmm0, zmm21	// update.limb37.vpaddq.6
cmovc r12, r14	// third2.step19.G
andn rdx, r9, rcx	// third2.step19.w
cmovnz rbp, r14	// third2.step19.h
xor r11, rdx	// third2.step19.d
lea rbx, [r11+r15]	// third2.step19.d.2
sarx r8, rbx, r15	// third2.step19.s
vpsraq zmm20, zmm5, 30	// update.limb37.vpsraq
vpmuldq zmm12, zmm25, zmmword ptr [rdi+3200]	// update.limb38.vpmuldq
vpandq zmm13, zmm5, zmm7	// update.limb37.vpandq
vmovdqa64 zmmword ptr [rdi+3072], zmm13	// update.limb37.vmovdqa64
vpmuldq zmm2, zmm26, zmm27	// update.limb38.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+3264], 0x4e	// update.limb38.vpermq
vpmuldq zmm11, zmm23, zmmword ptr [rdi+3264]	// update.limb38.vpmuldq.3
vpmuldq zmm9, zmm24, zmm17	// update.limb38.vpmuldq.4
mov r10, rbp	// copy for third2.step20.x
xor r10, r8	// third2.step20.x
vpaddq zmm1, zmm12, zmm2	// update.limb38.vpaddq
vpaddq zmm18, zmm1, zmm11	// update.limb38.vpaddq.2
vpaddq zmm16, zmm18, zmm9	// update.limb38.vpaddq.3
vpmuludq zmm19, zmm8, zmmword ptr [rdi+7680]	// update.limb38.vpmuludq
vpaddq zmm22, zmm16, zmm19	// update.limb38.vpaddq.4
vpmuludq zmm10, zmm3, zmmword ptr [rdi+7616]	// update.limb38.vpmuludq.2
vpaddq zmm6, zmm22, zmm10	// update.limb38.vpaddq.5
sar r12, 1	// third2.step20.t
sbb r13, r13	// third2.step20.k
lea rsi, [r12+r10]	// third2.step20.y
vpaddq zmm0, zmm6, zmm20	// update.limb38.vpaddq.6
vpsraq zmm21, zmm0, 30	// update.limb38.vpsraq
vpandq zmm5, zmm0, zmm7	// update.limb38.vpandq
vmovdqa64 zmmword ptr [rdi+3136], zmm5	// update.limb38.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+3264]	// update.limb39.vpmuldq
vpmuldq zmm27, zmm26, zmm17	// update.limb39.vpmuldq.2
cmovc rsi, r12	// third2.step20.G
andn rax, r13, r8	// third2.step20.w
cmovnz rbp, r12	// third2.step20.h
xor rbx, rax	// third2.step20.d
vpermq zmm12, zmmword ptr [rdi+3328], 0x4e	// update.limb39.vpermq
lea r9, [rbx+r15]	// third2.step20.d.2
sarx rcx, r9, r15	// third2.step20.s
mov r14, rsi	// copy for change2.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.G.add_rounding_G
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3328]	// update.limb39.vpmuldq.3
mov rdx, rbp	// copy for change2.h.add_rounding_h
add rdx, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpmuldq zmm1, zmm24, zmm12	// update.limb39.vpmuldq.4
mov r11, rsi	// copy for change2.G.shl
shl r11, 44	// change2.G.shl
vpaddq zmm11, zmm13, zmm27	// update.limb39.vpaddq
mov r10, rbp	// copy for change2.h.shl
shl r10, 45	// change2.h.shl
vpaddq zmm18, zmm11, zmm2	// update.limb39.vpaddq.2
vpaddq zmm9, zmm18, zmm1	// update.limb39.vpaddq.3
rorx r13, r14, 21	// change2.G.first_entry
rorx r8, r14, 42	// change2.G.second_entry
rorx r12, rdx, 20	// change2.h.first_entry
rorx rax, rdx, 41	// change2.h.second_entry
vpmuludq zmm16, zmm8, zmmword ptr [rdi+7744]	// update.limb39.vpmuludq
vpaddq zmm19, zmm9, zmm16	// update.limb39.vpaddq.4
add r11, qword ptr [rdi-40]	// change2.G.add_refill_G
add r10, qword ptr [rdi-48]	// change2.h.add_refill_h
vpmuludq zmm22, zmm3, zmmword ptr [rdi+7680]	// update.limb39.vpmuludq.2
vpaddq zmm10, zmm19, zmm22	// update.limb39.vpaddq.5
imul r13, qword ptr [rdi+24]	// change2.G.imul_high1f
imul r8, qword ptr [rdi+32]	// change2.G.imul_high1g
imul r12, qword ptr [rdi+24]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+32]	// change2.h.imul_high1g
vpaddq zmm6, zmm10, zmm21	// update.limb39.vpaddq.6
vpsraq zmm20, zmm6, 30	// update.limb39.vpsraq
vpandq zmm0, zmm6, zmm7	// update.limb39.vpandq
vmovdqa64 zmmword ptr [rdi+3200], zmm0	// update.limb39.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3328]	// update.limb40.vpmuldq
vpmuldq zmm17, zmm26, zmm12	// update.limb40.vpmuldq.2
vpermq zmm13, zmmword ptr [rdi+3392], 0x4e	// update.limb40.vpermq
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3392]	// update.limb40.vpmuldq.3
vpmuldq zmm11, zmm24, zmm13	// update.limb40.vpmuldq.4
vpaddq zmm2, zmm5, zmm17	// update.limb40.vpaddq
vpaddq zmm18, zmm2, zmm27	// update.limb40.vpaddq.2
vpaddq zmm1, zmm18, zmm11	// update.limb40.vpaddq.3
vpmuludq zmm9, zmm8, zmmword ptr [rdi+7808]	// update.limb40.vpmuludq
lea rbx, [r13+r8]	// change2.G.add
vpaddq zmm16, zmm1, zmm9	// update.limb40.vpaddq.4
lea r14, [r12+rax]	// change2.h.add
vpmuludq zmm19, zmm3, zmmword ptr [rdi+7744]	// update.limb40.vpmuludq.2
vpaddq zmm22, zmm16, zmm19	// update.limb40.vpaddq.5
vpaddq zmm10, zmm22, zmm20	// update.limb40.vpaddq.6
vpsraq zmm21, zmm10, 30	// update.limb40.vpsraq
lea rdx, [rbx+r11]	// change2.G.add.2
lea r13, [r14+r10]	// change2.h.add.2
vpandq zmm6, zmm10, zmm7	// update.limb40.vpandq
vmovdqa64 zmmword ptr [rdi+3264], zmm6	// update.limb40.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+3392]	// update.limb41.vpmuldq
vpbroadcastq zmm12, rbp	// change2.vpbroadcastq
vpmuldq zmm5, zmm26, zmm13	// update.limb41.vpmuldq.2
ror rdx, 44	// change2.G.packed
vpermq zmm17, zmmword ptr [rdi+3456], 0x4e	// update.limb41.vpermq
vpbroadcastq zmm12{k1}, rsi	// change2.vpbroadcastq.2
ror r13, 45	// change2.h.packed
mov r8, r13	// copy for third3.step1.x
xor r8, rcx	// third3.step1.x
sar rdx, 1	// third3.step1.t
sbb r12, r12	// third3.step1.k
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3456]	// update.limb41.vpmuldq.3
vpmuldq zmm27, zmm24, zmm17	// update.limb41.vpmuldq.4
vpaddq zmm18, zmm12, zmm29	// change2.N2.vpaddq
vpaddq zmm11, zmm0, zmm5	// update.limb41.vpaddq
lea rax, [rdx+r8]	// third3.step1.y
vpsllvq zmm1, zmm18, zmm30	// change2.N2.vpsllvq
vpaddq zmm9, zmm11, zmm2	// update.limb41.vpaddq.2
vpaddq zmm16, zmm9, zmm27	// update.limb41.vpaddq.3
vpsravq zmm19, zmm1, zmm31	// change2.N2.vpsravq
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7872]	// update.limb41.vpmuludq
vpaddq zmm20, zmm16, zmm22	// update.limb41.vpaddq.4
vpsubq zmm10, zmm28, zmm19	// change2.N2.vpsubq
vpmuludq zmm6, zmm3, zmmword ptr [rdi+7808]	// update.limb41.vpmuludq.2
vpaddq zmm13, zmm20, zmm6	// update.limb41.vpaddq.5
vmovdqa64 zmmword ptr [rdi+256], zmm10	// change2.N2.vmovdqa64
vpaddq zmm12, zmm13, zmm21	// update.limb41.vpaddq.6
cmovc rax, rdx	// third3.step1.G
andn rbx, r12, rcx	// third3.step1.w
cmovnz r13, rdx	// third3.step1.h
xor r9, rbx	// third3.step1.d
lea r11, [r9+r15]	// third3.step1.d.2
sarx r14, r11, r15	// third3.step1.s
vpsraq zmm0, zmm12, 30	// update.limb41.vpsraq
vpunpcklqdq zmm5, zmm10, zmm10	// change2.vpunpcklqdq
vpandq zmm18, zmm12, zmm7	// update.limb41.vpandq
vmovdqa64 zmmword ptr [rdi+3328], zmm18	// update.limb41.vmovdqa64
vpunpckhqdq zmm11, zmm10, zmm10	// change2.vpunpckhqdq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3456]	// update.limb42.vpmuldq
vpmuldq zmm9, zmm26, zmm17	// update.limb42.vpmuldq.2
vbroadcasti32x4 zmm27, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpermq zmm1, zmmword ptr [rdi+3520], 0x4e	// update.limb42.vpermq
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3520]	// update.limb42.vpmuldq.3
vbroadcasti32x4 zmm22, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm19, zmm24, zmm1	// update.limb42.vpmuldq.4
mov r10, r13	// copy for third3.step2.x
xor r10, r14	// third3.step2.x
vpaddq zmm20, zmm2, zmm9	// update.limb42.vpaddq
vpmuldq zmm6, zmm5, zmm27	// change2.Y.vpmuldq
vpaddq zmm13, zmm20, zmm16	// update.limb42.vpaddq.2
vpaddq zmm21, zmm13, zmm19	// update.limb42.vpaddq.3
vpmuldq zmm12, zmm11, zmm22	// change2.Y.vpmuldq.2
vpmuludq zmm18, zmm8, zmmword ptr [rdi+7936]	// update.limb42.vpmuludq
vpaddq zmm10, zmm21, zmm18	// update.limb42.vpaddq.4
vpaddq zmm17, zmm6, zmm12	// change2.Y.vpaddq
vpmuludq zmm2, zmm3, zmmword ptr [rdi+7872]	// update.limb42.vpmuludq.2
vpaddq zmm9, zmm10, zmm2	// update.limb42.vpaddq.5
vmovdqa64 zmmword ptr [rdi+128], zmm17	// change2.Y.vmovdqa64
sar rax, 1	// third3.step2.t
sbb rbp, rbp	// third3.step2.k
lea rsi, [rax+r10]	// third3.step2.y
vpaddq zmm5, zmm9, zmm0	// update.limb42.vpaddq.6
vpsraq zmm27, zmm5, 30	// update.limb42.vpsraq
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpandq zmm20, zmm5, zmm7	// update.limb42.vpandq
vmovdqa64 zmmword ptr [rdi+3392], zmm20	// update.limb42.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+3520]	// update.limb43.vpmuldq
vpmuldq zmm13, zmm26, zmm1	// update.limb43.vpmuldq.2
vpermq zmm19, zmmword ptr [rdi+3584], 0x4e	// update.limb43.vpermq
cmovc rsi, rax	// third3.step2.G
andn r12, rbp, r14	// third3.step2.w
cmovnz r13, rax	// third3.step2.h
imul r8, qword ptr [rdi+8]	// change2.w2f.imul_w1f
mov rcx, qword ptr [rdi+264]	// change2.w2f.load_N2v
xor r11, r12	// third3.step2.d
lea rdx, [r11+r15]	// third3.step2.d.2
sarx rbx, rdx, r15	// third3.step2.s
mov r9, r13	// copy for third3.step3.x
xor r9, rbx	// third3.step3.x
sar rsi, 1	// third3.step3.t
sbb r10, r10	// third3.step3.k
vpmuldq zmm11, zmm23, zmmword ptr [rdi+3584]	// update.limb43.vpmuldq.3
vpmuldq zmm22, zmm24, zmm19	// update.limb43.vpmuldq.4
vpaddq zmm21, zmm16, zmm13	// update.limb43.vpaddq
vpaddq zmm18, zmm21, zmm11	// update.limb43.vpaddq.2
vpaddq zmm6, zmm18, zmm22	// update.limb43.vpaddq.3
vpmuludq zmm12, zmm8, zmmword ptr [rdi+8000]	// update.limb43.vpmuludq
vpaddq zmm10, zmm6, zmm12	// update.limb43.vpaddq.4
lea rbp, [rsi+r9]	// third3.step3.y
vpmuludq zmm2, zmm3, zmmword ptr [rdi+7936]	// update.limb43.vpmuludq.2
vpaddq zmm17, zmm10, zmm2	// update.limb43.vpaddq.5
vpaddq zmm9, zmm17, zmm27	// update.limb43.vpaddq.6
vpsraq zmm0, zmm9, 30	// update.limb43.vpsraq
vpandq zmm5, zmm9, zmm7	// update.limb43.vpandq
vmovdqa64 zmmword ptr [rdi+3456], zmm5	// update.limb43.vmovdqa64
vpmuldq zmm20, zmm25, zmmword ptr [rdi+3584]	// update.limb44.vpmuldq
vpmuldq zmm1, zmm26, zmm19	// update.limb44.vpmuldq.2
cmovc rbp, rsi	// third3.step3.G
andn r14, r10, rbx	// third3.step3.w
cmovnz r13, rsi	// third3.step3.h
xor rdx, r14	// third3.step3.d
lea rax, [rdx+r15]	// third3.step3.d.2
imul rcx, qword ptr [rdi+16]	// change2.w2f.imul_w1g
lea r12, [r8+rcx]	// change2.w2f.add
sarx r11, rax, r15	// third3.step3.s
sar r12, 20	// change2.w2f.sar
mov r9, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r9, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r10, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul r10, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea rbx, [r9+r10]	// change2.w2f.add.2
vpermq zmm16, zmmword ptr [rdi+3648], 0x4e	// update.limb44.vpermq
lea rsi, [r12+rbx]	// change2.w2f.add.3
vpmuldq zmm13, zmm23, zmmword ptr [rdi+3648]	// update.limb44.vpmuldq.3
vpmuldq zmm21, zmm24, zmm16	// update.limb44.vpmuldq.4
mov qword ptr [rdi-112], rsi	// change2.w2f.store_w2f
vpaddq zmm11, zmm20, zmm1	// update.limb44.vpaddq
vpaddq zmm18, zmm11, zmm13	// update.limb44.vpaddq.2
sar rsi, 20	// change2.w2f.sar.2
vpaddq zmm22, zmm18, zmm21	// update.limb44.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+8064]	// update.limb44.vpmuludq
shl rsi, 44	// change2.w2f.shl
mov r14, r13	// copy for third3.step4.x
xor r14, r11	// third3.step4.x
vpaddq zmm12, zmm22, zmm6	// update.limb44.vpaddq.4
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8000]	// update.limb44.vpmuludq.2
mov qword ptr [rdi+40], rsi	// change2.w2f.store_high2f
vpaddq zmm2, zmm12, zmm10	// update.limb44.vpaddq.5
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpaddq zmm17, zmm2, zmm0	// update.limb44.vpaddq.6
vpsraq zmm27, zmm17, 30	// update.limb44.vpsraq
imul rdx, qword ptr [rdi+8]	// change2.w2g.imul_w1f
vpandq zmm9, zmm17, zmm7	// update.limb44.vpandq
vmovdqa64 zmmword ptr [rdi+3520], zmm9	// update.limb44.vmovdqa64
sar rbp, 1	// third3.step4.t
sbb r8, r8	// third3.step4.k
lea rcx, [rbp+r14]	// third3.step4.y
mov r9, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3648]	// update.limb45.vpmuldq
vpmuldq zmm19, zmm26, zmm16	// update.limb45.vpmuldq.2
vpermq zmm20, zmmword ptr [rdi+3712], 0x4e	// update.limb45.vpermq
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3712]	// update.limb45.vpmuldq.3
vpmuldq zmm11, zmm24, zmm20	// update.limb45.vpmuldq.4
vpaddq zmm13, zmm5, zmm19	// update.limb45.vpaddq
vpaddq zmm18, zmm13, zmm1	// update.limb45.vpaddq.2
cmovc rcx, rbp	// third3.step4.G
andn r10, r8, r11	// third3.step4.w
cmovnz r13, rbp	// third3.step4.h
imul r9, qword ptr [rdi+16]	// change2.w2g.imul_w1g
lea r12, [rdx+r9]	// change2.w2g.add
sar r12, 20	// change2.w2g.sar
xor rax, r10	// third3.step4.d
lea rbx, [rax+r15]	// third3.step4.d.2
sarx rsi, rbx, r15	// third3.step4.s
mov r14, r13	// copy for third3.step5.x
xor r14, rsi	// third3.step5.x
sar rcx, 1	// third3.step5.t
sbb r8, r8	// third3.step5.k
vpaddq zmm21, zmm18, zmm11	// update.limb45.vpaddq.3
mov r11, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpmuludq zmm22, zmm8, zmmword ptr [rdi+8128]	// update.limb45.vpmuludq
vpaddq zmm6, zmm21, zmm22	// update.limb45.vpaddq.4
vpmuludq zmm12, zmm3, zmmword ptr [rdi+8064]	// update.limb45.vpmuludq.2
vpaddq zmm10, zmm6, zmm12	// update.limb45.vpaddq.5
vpaddq zmm2, zmm10, zmm27	// update.limb45.vpaddq.6
vpsraq zmm0, zmm2, 30	// update.limb45.vpsraq
lea rbp, [rcx+r14]	// third3.step5.y
vpandq zmm17, zmm2, zmm7	// update.limb45.vpandq
vmovdqa64 zmmword ptr [rdi+3584], zmm17	// update.limb45.vmovdqa64
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3712]	// update.limb46.vpmuldq
vpmuldq zmm16, zmm26, zmm20	// update.limb46.vpmuldq.2
vpermq zmm5, zmmword ptr [rdi+3776], 0x4e	// update.limb46.vpermq
vpmuldq zmm19, zmm23, zmmword ptr [rdi+3776]	// update.limb46.vpmuldq.3
vpmuldq zmm13, zmm24, zmm5	// update.limb46.vpmuldq.4
vpaddq zmm1, zmm9, zmm16	// update.limb46.vpaddq
cmovc rbp, rcx	// third3.step5.G
andn rdx, r8, rsi	// third3.step5.w
cmovnz r13, rcx	// third3.step5.h
xor rbx, rdx	// third3.step5.d
lea r9, [rbx+r15]	// third3.step5.d.2
imul r11, qword ptr [rdi+384]	// change2.w2g.imul_above_f
sarx r10, r9, r15	// third3.step5.s
mov rax, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rax, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea r14, [r11+rax]	// change2.w2g.add.2
lea r8, [r12+r14]	// change2.w2g.add.3
mov qword ptr [rdi-104], r8	// change2.w2g.store_w2g
sar r8, 20	// change2.w2g.sar.2
vpaddq zmm18, zmm1, zmm19	// update.limb46.vpaddq.2
shl r8, 44	// change2.w2g.shl
vpaddq zmm11, zmm18, zmm13	// update.limb46.vpaddq.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+8192]	// update.limb46.vpmuludq
mov qword ptr [rdi+48], r8	// change2.w2g.store_high2g
vpaddq zmm22, zmm11, zmm21	// update.limb46.vpaddq.4
vpmuludq zmm6, zmm3, zmmword ptr [rdi+8128]	// update.limb46.vpmuludq.2
vpaddq zmm12, zmm22, zmm6	// update.limb46.vpaddq.5
vpaddq zmm10, zmm12, zmm0	// update.limb46.vpaddq.6
mov rsi, r13	// copy for third3.step6.x
xor rsi, r10	// third3.step6.x
vpsraq zmm27, zmm10, 30	// update.limb46.vpsraq
vpandq zmm2, zmm10, zmm7	// update.limb46.vpandq
vmovdqa64 zmmword ptr [rdi+3648], zmm2	// update.limb46.vmovdqa64
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3776]	// update.limb47.vpmuldq
vpmuldq zmm20, zmm26, zmm5	// update.limb47.vpmuldq.2
vpermq zmm9, zmmword ptr [rdi+3840], 0x4e	// update.limb47.vpermq
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3840]	// update.limb47.vpmuldq.3
sar rbp, 1	// third3.step6.t
sbb rcx, rcx	// third3.step6.k
lea rdx, [rbp+rsi]	// third3.step6.y
vpmuldq zmm1, zmm24, zmm9	// update.limb47.vpmuldq.4
vpaddq zmm19, zmm17, zmm20	// update.limb47.vpaddq
vpaddq zmm18, zmm19, zmm16	// update.limb47.vpaddq.2
vpaddq zmm13, zmm18, zmm1	// update.limb47.vpaddq.3
vpmuludq zmm11, zmm8, zmmword ptr [rdi+8256]	// update.limb47.vpmuludq
vpaddq zmm21, zmm13, zmm11	// update.limb47.vpaddq.4
vpmuludq zmm22, zmm3, zmmword ptr [rdi+8192]	// update.limb47.vpmuludq.2
cmovc rdx, rbp	// third3.step6.G
andn rbx, rcx, r10	// third3.step6.w
cmovnz r13, rbp	// third3.step6.h
xor r9, rbx	// third3.step6.d
lea r11, [r9+r15]	// third3.step6.d.2
sarx rax, r11, r15	// third3.step6.s
mov r12, r13	// copy for third3.step7.x
xor r12, rax	// third3.step7.x
sar rdx, 1	// third3.step7.t
sbb r14, r14	// third3.step7.k
vpaddq zmm6, zmm21, zmm22	// update.limb47.vpaddq.5
vpaddq zmm12, zmm6, zmm27	// update.limb47.vpaddq.6
vpsraq zmm0, zmm12, 30	// update.limb47.vpsraq
vpandq zmm10, zmm12, zmm7	// update.limb47.vpandq
vmovdqa64 zmmword ptr [rdi+3712], zmm10	// update.limb47.vmovdqa64
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3840]	// update.limb48.vpmuldq
vpmuldq zmm5, zmm26, zmm9	// update.limb48.vpmuldq.2
lea r8, [rdx+r12]	// third3.step7.y
vpermq zmm17, zmmword ptr [rdi+3904], 0x4e	// update.limb48.vpermq
vpmuldq zmm20, zmm23, zmmword ptr [rdi+3904]	// update.limb48.vpmuldq.3
vpmuldq zmm19, zmm24, zmm17	// update.limb48.vpmuldq.4
vpaddq zmm16, zmm2, zmm5	// update.limb48.vpaddq
vpaddq zmm18, zmm16, zmm20	// update.limb48.vpaddq.2
vpaddq zmm1, zmm18, zmm19	// update.limb48.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+8320]	// update.limb48.vpmuludq
vpaddq zmm11, zmm1, zmm13	// update.limb48.vpaddq.4
cmovc r8, rdx	// third3.step7.G
andn rsi, r14, rax	// third3.step7.w
cmovnz r13, rdx	// third3.step7.h
xor r11, rsi	// third3.step7.d
lea rcx, [r11+r15]	// third3.step7.d.2
sarx r10, rcx, r15	// third3.step7.s
vpmuludq zmm21, zmm3, zmmword ptr [rdi+8256]	// update.limb48.vpmuludq.2
vpaddq zmm22, zmm11, zmm21	// update.limb48.vpaddq.5
vpaddq zmm6, zmm22, zmm0	// update.limb48.vpaddq.6
vpsraq zmm27, zmm6, 30	// update.limb48.vpsraq
vpandq zmm12, zmm6, zmm7	// update.limb48.vpandq
vmovdqa64 zmmword ptr [rdi+3776], zmm12	// update.limb48.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3904]	// update.limb49.vpmuldq
mov rbp, r13	// copy for third3.step8.x
xor rbp, r10	// third3.step8.x
vpmuldq zmm9, zmm26, zmm17	// update.limb49.vpmuldq.2
vpermq zmm2, zmmword ptr [rdi+3968], 0x4e	// update.limb49.vpermq
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3968]	// update.limb49.vpmuldq.3
vpmuldq zmm16, zmm24, zmm2	// update.limb49.vpmuldq.4
vpaddq zmm20, zmm10, zmm9	// update.limb49.vpaddq
vpaddq zmm18, zmm20, zmm5	// update.limb49.vpaddq.2
vpaddq zmm19, zmm18, zmm16	// update.limb49.vpaddq.3
sar r8, 1	// third3.step8.t
sbb rbx, rbx	// third3.step8.k
lea r9, [r8+rbp]	// third3.step8.y
vpmuludq zmm1, zmm8, zmmword ptr [rdi+8384]	// update.limb49.vpmuludq
vpaddq zmm13, zmm19, zmm1	// update.limb49.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+8320]	// update.limb49.vpmuludq.2
vpaddq zmm21, zmm13, zmm11	// update.limb49.vpaddq.5
vpaddq zmm22, zmm21, zmm27	// update.limb49.vpaddq.6
vpsraq zmm0, zmm22, 30	// update.limb49.vpsraq
vpandq zmm6, zmm22, zmm7	// update.limb49.vpandq
cmovc r9, r8	// third3.step8.G
andn r12, rbx, r10	// third3.step8.w
cmovnz r13, r8	// third3.step8.h
xor rcx, r12	// third3.step8.d
lea r14, [rcx+r15]	// third3.step8.d.2
sarx rax, r14, r15	// third3.step8.s
mov rdx, r13	// copy for third3.step9.x
xor rdx, rax	// third3.step9.x
sar r9, 1	// third3.step9.t
sbb rsi, rsi	// third3.step9.k
vmovdqa64 zmmword ptr [rdi+3840], zmm6	// update.limb49.vmovdqa64
vpmuldq zmm12, zmm25, zmmword ptr [rdi+3968]	// update.limb50.vpmuldq
vpmuldq zmm17, zmm26, zmm2	// update.limb50.vpmuldq.2
vpermq zmm10, zmmword ptr [rdi+4032], 0x4e	// update.limb50.vpermq
vpmuldq zmm9, zmm23, zmmword ptr [rdi+4032]	// update.limb50.vpmuldq.3
vpmuldq zmm20, zmm24, zmm10	// update.limb50.vpmuldq.4
vpaddq zmm5, zmm12, zmm17	// update.limb50.vpaddq
lea r11, [r9+rdx]	// third3.step9.y
vpaddq zmm18, zmm5, zmm9	// update.limb50.vpaddq.2
vpaddq zmm16, zmm18, zmm20	// update.limb50.vpaddq.3
vpmuludq zmm19, zmm8, zmmword ptr [rdi+8448]	// update.limb50.vpmuludq
vpaddq zmm1, zmm16, zmm19	// update.limb50.vpaddq.4
vpmuludq zmm13, zmm3, zmmword ptr [rdi+8384]	// update.limb50.vpmuludq.2
vpaddq zmm11, zmm1, zmm13	// update.limb50.vpaddq.5
vpaddq zmm21, zmm11, zmm0	// update.limb50.vpaddq.6
vpsraq zmm27, zmm21, 30	// update.limb50.vpsraq
cmovc r11, r9	// third3.step9.G
andn rbp, rsi, rax	// third3.step9.w
cmovnz r13, r9	// third3.step9.h
xor r14, rbp	// third3.step9.d
lea rbx, [r14+r15]	// third3.step9.d.2
sarx r10, rbx, r15	// third3.step9.s
vpandq zmm22, zmm21, zmm7	// update.limb50.vpandq
vmovdqa64 zmmword ptr [rdi+3904], zmm22	// update.limb50.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+4032]	// update.limb51.vpmuldq
vpmuldq zmm2, zmm26, zmm10	// update.limb51.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+4096], 0x4e	// update.limb51.vpermq
vpmuldq zmm17, zmm23, zmmword ptr [rdi+4096]	// update.limb51.vpmuldq.3
vpmuldq zmm5, zmm24, zmm12	// update.limb51.vpmuldq.4
vpaddq zmm9, zmm6, zmm2	// update.limb51.vpaddq
mov r8, r13	// copy for third3.step10.x
xor r8, r10	// third3.step10.x
vpaddq zmm18, zmm9, zmm17	// update.limb51.vpaddq.2
vpaddq zmm20, zmm18, zmm5	// update.limb51.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+8512]	// update.limb51.vpmuludq
vpaddq zmm19, zmm20, zmm16	// update.limb51.vpaddq.4
vpmuludq zmm1, zmm3, zmmword ptr [rdi+8448]	// update.limb51.vpmuludq.2
vpaddq zmm13, zmm19, zmm1	// update.limb51.vpaddq.5
sar r11, 1	// third3.step10.t
sbb r12, r12	// third3.step10.k
lea rcx, [r11+r8]	// third3.step10.y
vpaddq zmm11, zmm13, zmm27	// update.limb51.vpaddq.6
vpsraq zmm0, zmm11, 30	// update.limb51.vpsraq
vpandq zmm21, zmm11, zmm7	// update.limb51.vpandq
vmovdqa64 zmmword ptr [rdi+3968], zmm21	// update.limb51.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+4096]	// update.limb52.vpmuldq
vpmuldq zmm10, zmm26, zmm12	// update.limb52.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+4160], 0x4e	// update.limb52.vpermq
cmovc rcx, r11	// third3.step10.G
andn rdx, r12, r10	// third3.step10.w
cmovnz r13, r11	// third3.step10.h
xor rbx, rdx	// third3.step10.d
lea rsi, [rbx+r15]	// third3.step10.d.2
sarx rax, rsi, r15	// third3.step10.s
mov r9, r13	// copy for third3.step11.x
xor r9, rax	// third3.step11.x
sar rcx, 1	// third3.step11.t
sbb rbp, rbp	// third3.step11.k
vpmuldq zmm2, zmm23, zmmword ptr [rdi+4160]	// update.limb52.vpmuldq.3
vpmuldq zmm9, zmm24, zmm6	// update.limb52.vpmuldq.4
vpaddq zmm17, zmm22, zmm10	// update.limb52.vpaddq
vpaddq zmm18, zmm17, zmm2	// update.limb52.vpaddq.2
vpaddq zmm5, zmm18, zmm9	// update.limb52.vpaddq.3
vpmuludq zmm20, zmm8, zmmword ptr [rdi+8576]	// update.limb52.vpmuludq
vpaddq zmm16, zmm5, zmm20	// update.limb52.vpaddq.4
lea r14, [rcx+r9]	// third3.step11.y
vpmuludq zmm19, zmm3, zmmword ptr [rdi+8512]	// update.limb52.vpmuludq.2
vpaddq zmm1, zmm16, zmm19	// update.limb52.vpaddq.5
vpaddq zmm13, zmm1, zmm0	// update.limb52.vpaddq.6
vpsraq zmm27, zmm13, 30	// update.limb52.vpsraq
vpandq zmm11, zmm13, zmm7	// update.limb52.vpandq
vmovdqa64 zmmword ptr [rdi+4032], zmm11	// update.limb52.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+4160]	// update.limb53.vpmuldq
vpmuldq zmm12, zmm26, zmm6	// update.limb53.vpmuldq.2
cmovc r14, rcx	// third3.step11.G
andn r8, rbp, rax	// third3.step11.w
cmovnz r13, rcx	// third3.step11.h
xor rsi, r8	// third3.step11.d
lea r12, [rsi+r15]	// third3.step11.d.2
sarx r10, r12, r15	// third3.step11.s
vpermq zmm22, zmmword ptr [rdi+4224], 0x4e	// update.limb53.vpermq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+4224]	// update.limb53.vpmuldq.3
vpmuldq zmm17, zmm24, zmm22	// update.limb53.vpmuldq.4
vpaddq zmm2, zmm21, zmm12	// update.limb53.vpaddq
vpaddq zmm18, zmm2, zmm10	// update.limb53.vpaddq.2
vpaddq zmm9, zmm18, zmm17	// update.limb53.vpaddq.3
vpmuludq zmm5, zmm8, zmmword ptr [rdi+8640]	// update.limb53.vpmuludq
vpaddq zmm20, zmm9, zmm5	// update.limb53.vpaddq.4
mov r11, r13	// copy for third3.step12.x
xor r11, r10	// third3.step12.x
vpmuludq zmm16, zmm3, zmmword ptr [rdi+8576]	// update.limb53.vpmuludq.2
vpaddq zmm19, zmm20, zmm16	// update.limb53.vpaddq.5
vpaddq zmm1, zmm19, zmm27	// update.limb53.vpaddq.6
vpsraq zmm0, zmm1, 30	// update.limb53.vpsraq
vpandq zmm13, zmm1, zmm7	// update.limb53.vpandq
vmovdqa64 zmmword ptr [rdi+4096], zmm13	// update.limb53.vmovdqa64
sar r14, 1	// third3.step12.t
sbb rdx, rdx	// third3.step12.k
lea rbx, [r14+r11]	// third3.step12.y
vpmuldq zmm11, zmm25, zmmword ptr [rdi+4224]	// update.limb54.vpmuldq
vpmuldq zmm6, zmm26, zmm22	// update.limb54.vpmuldq.2
vpermq zmm21, zmmword ptr [rdi+4288], 0x4e	// update.limb54.vpermq
vpmuldq zmm12, zmm23, zmmword ptr [rdi+4288]	// update.limb54.vpmuldq.3
vpmuldq zmm2, zmm24, zmm21	// update.limb54.vpmuldq.4
vpaddq zmm10, zmm11, zmm6	// update.limb54.vpaddq
vpaddq zmm18, zmm10, zmm12	// update.limb54.vpaddq.2
cmovc rbx, r14	// third3.step12.G
andn r9, rdx, r10	// third3.step12.w
cmovnz r13, r14	// third3.step12.h
xor r12, r9	// third3.step12.d
lea rbp, [r12+r15]	// third3.step12.d.2
sarx rax, rbp, r15	// third3.step12.s
mov rcx, r13	// copy for third3.step13.x
xor rcx, rax	// third3.step13.x
sar rbx, 1	// third3.step13.t
sbb r8, r8	// third3.step13.k
vpaddq zmm17, zmm18, zmm2	// update.limb54.vpaddq.3
vpmuludq zmm9, zmm8, zmmword ptr [rdi+8704]	// update.limb54.vpmuludq
vpaddq zmm5, zmm17, zmm9	// update.limb54.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+8640]	// update.limb54.vpmuludq.2
vpaddq zmm16, zmm5, zmm20	// update.limb54.vpaddq.5
vpaddq zmm19, zmm16, zmm0	// update.limb54.vpaddq.6
vpsraq zmm27, zmm19, 30	// update.limb54.vpsraq
lea rsi, [rbx+rcx]	// third3.step13.y
vpandq zmm1, zmm19, zmm7	// update.limb54.vpandq
vmovdqa64 zmmword ptr [rdi+4160], zmm1	// update.limb54.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+4288]	// update.limb55.vpmuldq
vpmuldq zmm22, zmm26, zmm21	// update.limb55.vpmuldq.2
vpermq zmm11, zmmword ptr [rdi+4352], 0x4e	// update.limb55.vpermq
vpmuldq zmm6, zmm23, zmmword ptr [rdi+4352]	// update.limb55.vpmuldq.3
vpmuldq zmm10, zmm24, zmm11	// update.limb55.vpmuldq.4
vpaddq zmm12, zmm13, zmm22	// update.limb55.vpaddq
cmovc rsi, rbx	// third3.step13.G
andn r11, r8, rax	// third3.step13.w
cmovnz r13, rbx	// third3.step13.h
xor rbp, r11	// third3.step13.d
lea rdx, [rbp+r15]	// third3.step13.d.2
sarx r10, rdx, r15	// third3.step13.s
vpaddq zmm18, zmm12, zmm6	// update.limb55.vpaddq.2
vpaddq zmm2, zmm18, zmm10	// update.limb55.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+8768]	// update.limb55.vpmuludq
vpaddq zmm9, zmm2, zmm17	// update.limb55.vpaddq.4
vpmuludq zmm5, zmm3, zmmword ptr [rdi+8704]	// update.limb55.vpmuludq.2
vpaddq zmm20, zmm9, zmm5	// update.limb55.vpaddq.5
vpaddq zmm16, zmm20, zmm27	// update.limb55.vpaddq.6
vpsraq zmm0, zmm16, 30	// update.limb55.vpsraq
mov r14, r13	// copy for third3.step14.x
xor r14, r10	// third3.step14.x
vpandq zmm19, zmm16, zmm7	// update.limb55.vpandq
vmovdqa64 zmmword ptr [rdi+4224], zmm19	// update.limb55.vmovdqa64
vpmuldq zmm1, zmm25, zmmword ptr [rdi+4352]	// update.limb56.vpmuldq
vpmuldq zmm21, zmm26, zmm11	// update.limb56.vpmuldq.2
vpermq zmm13, zmmword ptr [rdi+4416], 0x4e	// update.limb56.vpermq
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4416]	// update.limb56.vpmuldq.3
sar rsi, 1	// third3.step14.t
sbb r9, r9	// third3.step14.k
lea r12, [rsi+r14]	// third3.step14.y
vpmuldq zmm12, zmm24, zmm13	// update.limb56.vpmuldq.4
vpaddq zmm6, zmm1, zmm21	// update.limb56.vpaddq
vpaddq zmm18, zmm6, zmm22	// update.limb56.vpaddq.2
vpaddq zmm10, zmm18, zmm12	// update.limb56.vpaddq.3
vpmuludq zmm2, zmm8, zmmword ptr [rdi+8832]	// update.limb56.vpmuludq
vpaddq zmm17, zmm10, zmm2	// update.limb56.vpaddq.4
vpmuludq zmm9, zmm3, zmmword ptr [rdi+8768]	// update.limb56.vpmuludq.2
cmovc r12, rsi	// third3.step14.G
andn rcx, r9, r10	// third3.step14.w
cmovnz r13, rsi	// third3.step14.h
xor rdx, rcx	// third3.step14.d
lea r8, [rdx+r15]	// third3.step14.d.2
sarx rax, r8, r15	// third3.step14.s
mov rbx, r13	// copy for third3.step15.x
xor rbx, rax	// third3.step15.x
sar r12, 1	// third3.step15.t
sbb r11, r11	// third3.step15.k
vpaddq zmm5, zmm17, zmm9	// update.limb56.vpaddq.5
vpaddq zmm20, zmm5, zmm0	// update.limb56.vpaddq.6
vpsraq zmm27, zmm20, 30	// update.limb56.vpsraq
vpandq zmm16, zmm20, zmm7	// update.limb56.vpandq
vmovdqa64 zmmword ptr [rdi+4288], zmm16	// update.limb56.vmovdqa64
vpmuldq zmm19, zmm25, zmmword ptr [rdi+4416]	// update.limb57.vpmuldq
vpmuldq zmm11, zmm26, zmm13	// update.limb57.vpmuldq.2
lea rbp, [r12+rbx]	// third3.step15.y
vpermq zmm1, zmmword ptr [rdi+4480], 0x4e	// update.limb57.vpermq
vpmuldq zmm21, zmm23, zmmword ptr [rdi+4480]	// update.limb57.vpmuldq.3
vpmuldq zmm6, zmm24, zmm1	// update.limb57.vpmuldq.4
vpaddq zmm22, zmm19, zmm11	// update.limb57.vpaddq
vpaddq zmm18, zmm22, zmm21	// update.limb57.vpaddq.2
vpaddq zmm12, zmm18, zmm6	// update.limb57.vpaddq.3
vpmuludq zmm10, zmm8, zmmword ptr [rdi+8896]	// update.limb57.vpmuludq
vpaddq zmm2, zmm12, zmm10	// update.limb57.vpaddq.4
cmovc rbp, r12	// third3.step15.G
andn r14, r11, rax	// third3.step15.w
cmovnz r13, r12	// third3.step15.h
xor r8, r14	// third3.step15.d
lea r9, [r8+r15]	// third3.step15.d.2
sarx r10, r9, r15	// third3.step15.s
vpmuludq zmm17, zmm3, zmmword ptr [rdi+8832]	// update.limb57.vpmuludq.2
vpaddq zmm9, zmm2, zmm17	// update.limb57.vpaddq.5
vpaddq zmm5, zmm9, zmm27	// update.limb57.vpaddq.6
vpsraq zmm0, zmm5, 30	// update.limb57.vpsraq
vpandq zmm20, zmm5, zmm7	// update.limb57.vpandq
vmovdqa64 zmmword ptr [rdi+4352], zmm20	// update.limb57.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+4480]	// update.limb58.vpmuldq
vpmuldq zmm13, zmm26, zmm1	// update.limb58.vpmuldq.2
mov rsi, r13	// copy for third3.step16.x
xor rsi, r10	// third3.step16.x
vpermq zmm19, zmmword ptr [rdi+4544], 0x4e	// update.limb58.vpermq
vpmuldq zmm11, zmm23, zmmword ptr [rdi+4544]	// update.limb58.vpmuldq.3
vpmuldq zmm22, zmm24, zmm19	// update.limb58.vpmuldq.4
vpaddq zmm21, zmm16, zmm13	// update.limb58.vpaddq
vpaddq zmm18, zmm21, zmm11	// update.limb58.vpaddq.2
vpaddq zmm6, zmm18, zmm22	// update.limb58.vpaddq.3
vpmuludq zmm12, zmm8, zmmword ptr [rdi+8960]	// update.limb58.vpmuludq
sar rbp, 1	// third3.step16.t
sbb rcx, rcx	// third3.step16.k
lea rdx, [rbp+rsi]	// third3.step16.y
vpaddq zmm10, zmm6, zmm12	// update.limb58.vpaddq.4
vpmuludq zmm2, zmm3, zmmword ptr [rdi+8896]	// update.limb58.vpmuludq.2
vpaddq zmm17, zmm10, zmm2	// update.limb58.vpaddq.5
vpaddq zmm9, zmm17, zmm0	// update.limb58.vpaddq.6
vpsraq zmm27, zmm9, 30	// update.limb58.vpsraq
vpandq zmm5, zmm9, zmm7	// update.limb58.vpandq
cmovc rdx, rbp	// third3.step16.G
andn rbx, rcx, r10	// third3.step16.w
cmovnz r13, rbp	// third3.step16.h
xor r9, rbx	// third3.step16.d
lea r11, [r9+r15]	// third3.step16.d.2
sarx rax, r11, r15	// third3.step16.s
mov r12, r13	// copy for third3.step17.x
xor r12, rax	// third3.step17.x
sar rdx, 1	// third3.step17.t
sbb r14, r14	// third3.step17.k
vmovdqa64 zmmword ptr [rdi+4416], zmm5	// update.limb58.vmovdqa64
vpmuldq zmm20, zmm25, zmmword ptr [rdi+4544]	// update.limb59.vpmuldq
vpmuldq zmm1, zmm26, zmm19	// update.limb59.vpmuldq.2
vpermq zmm16, zmmword ptr [rdi+4608], 0x4e	// update.limb59.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+4608]	// update.limb59.vpmuldq.3
vpmuldq zmm21, zmm24, zmm16	// update.limb59.vpmuldq.4
vpaddq zmm11, zmm20, zmm1	// update.limb59.vpaddq
lea r8, [rdx+r12]	// third3.step17.y
vpaddq zmm18, zmm11, zmm13	// update.limb59.vpaddq.2
vpaddq zmm22, zmm18, zmm21	// update.limb59.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+9024]	// update.limb59.vpmuludq
vpaddq zmm12, zmm22, zmm6	// update.limb59.vpaddq.4
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8960]	// update.limb59.vpmuludq.2
vpaddq zmm2, zmm12, zmm10	// update.limb59.vpaddq.5
cmovc r8, rdx	// third3.step17.G
andn rsi, r14, rax	// third3.step17.w
cmovnz r13, rdx	// third3.step17.h
xor r11, rsi	// third3.step17.d
lea rcx, [r11+r15]	// third3.step17.d.2
sarx r10, rcx, r15	// third3.step17.s
vpmuldq zmm17, zmm25, zmmword ptr [rdi+4608]	// update.limb60.vpmuldq
vpaddq zmm0, zmm2, zmm27	// update.limb59.vpaddq.6
vpsraq zmm9, zmm0, 30	// update.limb59.vpsraq
vpandq zmm5, zmm0, zmm7	// update.limb59.vpandq
vmovdqa64 zmmword ptr [rdi+4480], zmm5	// update.limb59.vmovdqa64
vpmuldq zmm19, zmm26, zmm16	// update.limb60.vpmuldq.2
vpermq zmm20, zmmword ptr [rdi+4672], 0x4e	// update.limb60.vpermq
vpmuldq zmm1, zmm23, zmmword ptr [rdi+4672]	// update.limb60.vpmuldq.3
vpmuldq zmm11, zmm24, zmm20	// update.limb60.vpmuldq.4
vpaddq zmm13, zmm17, zmm19	// update.limb60.vpaddq
mov rbp, r13	// copy for third3.step18.x
xor rbp, r10	// third3.step18.x
vpaddq zmm18, zmm13, zmm1	// update.limb60.vpaddq.2
vpaddq zmm21, zmm18, zmm11	// update.limb60.vpaddq.3
vpmuludq zmm22, zmm8, zmmword ptr [rdi+9088]	// update.limb60.vpmuludq
vpaddq zmm6, zmm21, zmm22	// update.limb60.vpaddq.4
vpmuludq zmm12, zmm3, zmmword ptr [rdi+9024]	// update.limb60.vpmuludq.2
vpaddq zmm10, zmm6, zmm12	// update.limb60.vpaddq.5
vpaddq zmm2, zmm10, zmm9	// update.limb60.vpaddq.6
sar r8, 1	// third3.step18.t
sbb rbx, rbx	// third3.step18.k
lea r9, [r8+rbp]	// third3.step18.y
vpsraq zmm27, zmm2, 30	// update.limb60.vpsraq
vpandq zmm0, zmm2, zmm7	// update.limb60.vpandq
vmovdqa64 zmmword ptr [rdi+4544], zmm0	// update.limb60.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+4672]	// update.limb61.vpmuldq
vpmuldq zmm16, zmm26, zmm20	// update.limb61.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+4736], 0x4e	// update.limb61.vpermq
cmovc r9, r8	// third3.step18.G
andn r12, rbx, r10	// third3.step18.w
cmovnz r13, r8	// third3.step18.h
xor rcx, r12	// third3.step18.d
vpmuldq zmm19, zmm23, zmmword ptr [rdi+4736]	// update.limb61.vpmuldq.3
lea r14, [rcx+r15]	// third3.step18.d.2
sarx rax, r14, r15	// third3.step18.s
mov rdx, r13	// copy for third3.step19.x
xor rdx, rax	// third3.step19.x
sar r9, 1	// third3.step19.t
sbb rsi, rsi	// third3.step19.k
vpmuldq zmm13, zmm24, zmm17	// update.limb61.vpmuldq.4
vpaddq zmm1, zmm5, zmm16	// update.limb61.vpaddq
vpaddq zmm18, zmm1, zmm19	// update.limb61.vpaddq.2
vpaddq zmm11, zmm18, zmm13	// update.limb61.vpaddq.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+9152]	// update.limb61.vpmuludq
vpaddq zmm22, zmm11, zmm21	// update.limb61.vpaddq.4
lea r11, [r9+rdx]	// third3.step19.y
vpmuludq zmm6, zmm3, zmmword ptr [rdi+9088]	// update.limb61.vpmuludq.2
vpaddq zmm12, zmm22, zmm6	// update.limb61.vpaddq.5
vpaddq zmm10, zmm12, zmm27	// update.limb61.vpaddq.6
vpsraq zmm9, zmm10, 30	// update.limb61.vpsraq
vpandq zmm2, zmm10, zmm7	// update.limb61.vpandq
vmovdqa64 zmmword ptr [rdi+4608], zmm2	// update.limb61.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+4736]	// update.limb62.vpmuldq
vpmuldq zmm20, zmm26, zmm17	// update.limb62.vpmuldq.2
cmovc r11, r9	// third3.step19.G
andn rbp, rsi, rax	// third3.step19.w
cmovnz r13, r9	// third3.step19.h
xor r14, rbp	// third3.step19.d
lea rbx, [r14+r15]	// third3.step19.d.2
sarx r10, rbx, r15	// third3.step19.s
vpermq zmm5, zmmword ptr [rdi+4800], 0x4e	// update.limb62.vpermq
vpmuldq zmm16, zmm23, zmmword ptr [rdi+4800]	// update.limb62.vpmuldq.3
vpmuldq zmm1, zmm24, zmm5	// update.limb62.vpmuldq.4
vpaddq zmm19, zmm0, zmm20	// update.limb62.vpaddq
vpaddq zmm18, zmm19, zmm16	// update.limb62.vpaddq.2
vpaddq zmm13, zmm18, zmm1	// update.limb62.vpaddq.3
vpmuludq zmm11, zmm8, zmmword ptr [rdi+9216]	// update.limb62.vpmuludq
vpaddq zmm21, zmm13, zmm11	// update.limb62.vpaddq.4
mov r8, r13	// copy for third3.step20.x
xor r8, r10	// third3.step20.x
vpmuludq zmm22, zmm3, zmmword ptr [rdi+9152]	// update.limb62.vpmuludq.2
vpaddq zmm6, zmm21, zmm22	// update.limb62.vpaddq.5
vpaddq zmm12, zmm6, zmm9	// update.limb62.vpaddq.6
vpsraq zmm27, zmm12, 30	// update.limb62.vpsraq
vpandq zmm10, zmm12, zmm7	// update.limb62.vpandq
vmovdqa64 zmmword ptr [rdi+4672], zmm10	// update.limb62.vmovdqa64
vpmuldq zmm2, zmm25, zmmword ptr [rdi+4800]	// update.limb63.vpmuldq
sar r11, 1	// third3.step20.t
sbb r12, r12	// third3.step20.k
lea rcx, [r11+r8]	// third3.step20.y
vpmuldq zmm17, zmm26, zmm5	// update.limb63.vpmuldq.2
vpermq zmm0, zmmword ptr [rdi+4864], 0x4e	// update.limb63.vpermq
vpmuldq zmm20, zmm23, zmmword ptr [rdi+4864]	// update.limb63.vpmuldq.3
vpmuldq zmm19, zmm24, zmm0	// update.limb63.vpmuldq.4
vpaddq zmm16, zmm2, zmm17	// update.limb63.vpaddq
vpaddq zmm18, zmm16, zmm20	// update.limb63.vpaddq.2
cmovc rcx, r11	// third3.step20.G
andn rdx, r12, r10	// third3.step20.w
cmovnz r13, r11	// third3.step20.h
xor rbx, rdx	// third3.step20.d
mov qword ptr [rdi-128], r13	// change3.store_end_h
mov qword ptr [rdi-120], rcx	// change3.store_end_G
vpaddq zmm1, zmm18, zmm19	// update.limb63.vpaddq.3
lea rsi, [rbx+r15]	// third3.step20.d.2
sarx rax, rsi, r15	// third3.step20.s
mov r9, rcx	// copy for change3.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change3.G.add_rounding_G
vpmuludq zmm13, zmm8, zmmword ptr [rdi+9280]	// update.limb63.vpmuludq
mov rbp, r13	// copy for change3.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change3.h.add_rounding_h
vpaddq zmm11, zmm1, zmm13	// update.limb63.vpaddq.4
shl rcx, 44	// change3.G.shl
vpmuludq zmm21, zmm3, zmmword ptr [rdi+9216]	// update.limb63.vpmuludq.2
shl r13, 45	// change3.h.shl
vpaddq zmm22, zmm11, zmm21	// update.limb63.vpaddq.5
vpaddq zmm6, zmm22, zmm27	// update.limb63.vpaddq.6
rorx r14, r9, 21	// change3.G.first_entry
rorx r8, r9, 42	// change3.G.second_entry
rorx r12, rbp, 20	// change3.h.first_entry
rorx r10, rbp, 41	// change3.h.second_entry
vpsraq zmm9, zmm6, 30	// update.limb63.vpsraq
vpandq zmm12, zmm6, zmm7	// update.limb63.vpandq
add rcx, qword ptr [rdi-40]	// change3.G.add_refill_G
add r13, qword ptr [rdi-48]	// change3.h.add_refill_h
vmovdqa64 zmmword ptr [rdi+4736], zmm12	// update.limb63.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+4864]	// update.limb64.vpmuldq
imul r14, qword ptr [rdi+40]	// change3.G.imul_high2f
imul r8, qword ptr [rdi+48]	// change3.G.imul_high2g
imul r12, qword ptr [rdi+40]	// change3.h.imul_high2f
imul r10, qword ptr [rdi+48]	// change3.h.imul_high2g
vpmuldq zmm5, zmm26, zmm0	// update.limb64.vpmuldq.2
vpermq zmm2, zmmword ptr [rdi+4928], 0x4e	// update.limb64.vpermq
vpmuldq zmm17, zmm23, zmmword ptr [rdi+4928]	// update.limb64.vpmuldq.3
vpmuldq zmm16, zmm24, zmm2	// update.limb64.vpmuldq.4
vpaddq zmm20, zmm10, zmm5	// update.limb64.vpaddq
vpaddq zmm18, zmm20, zmm17	// update.limb64.vpaddq.2
vpaddq zmm19, zmm18, zmm16	// update.limb64.vpaddq.3
vpmuludq zmm1, zmm8, zmmword ptr [rdi+9344]	// update.limb64.vpmuludq
vpaddq zmm13, zmm19, zmm1	// update.limb64.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+9280]	// update.limb64.vpmuludq.2
vpaddq zmm21, zmm13, zmm11	// update.limb64.vpaddq.5
vpaddq zmm22, zmm21, zmm9	// update.limb64.vpaddq.6
vpsraq zmm27, zmm22, 30	// update.limb64.vpsraq
lea r11, [r14+r8]	// change3.G.add
vpandq zmm6, zmm22, zmm7	// update.limb64.vpandq
lea rdx, [r12+r10]	// change3.h.add
vmovdqa64 zmmword ptr [rdi+4800], zmm6	// update.limb64.vmovdqa64
vpmuldq zmm12, zmm25, zmmword ptr [rdi+4928]	// update.limb65.vpmuldq
vpmuldq zmm0, zmm26, zmm2	// update.limb65.vpmuldq.2
vpermq zmm10, zmmword ptr [rdi+4992], 0x4e	// update.limb65.vpermq
lea rbx, [r11+rcx]	// change3.G.add.2
lea r9, [rdx+r13]	// change3.h.add.2
vpmuldq zmm5, zmm23, zmmword ptr [rdi+4992]	// update.limb65.vpmuldq.3
vpmuldq zmm20, zmm24, zmm10	// update.limb65.vpmuldq.4
vpaddq zmm17, zmm12, zmm0	// update.limb65.vpaddq
vpaddq zmm18, zmm17, zmm5	// update.limb65.vpaddq.2
ror rbx, 44	// change3.G.packed
vpaddq zmm16, zmm18, zmm20	// update.limb65.vpaddq.3
ror r9, 45	// change3.h.packed
vpmuludq zmm19, zmm8, zmmword ptr [rdi+9408]	// update.limb65.vpmuludq
vpaddq zmm1, zmm16, zmm19	// update.limb65.vpaddq.4
vpmuludq zmm13, zmm3, zmmword ptr [rdi+9344]	// update.limb65.vpmuludq.2
vpaddq zmm11, zmm1, zmm13	// update.limb65.vpaddq.5
vpaddq zmm21, zmm11, zmm27	// update.limb65.vpaddq.6
vpsraq zmm9, zmm21, 30	// update.limb65.vpsraq
vpandq zmm22, zmm21, zmm7	// update.limb65.vpandq
vmovdqa64 zmmword ptr [rdi+4864], zmm22	// update.limb65.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+4992]	// update.limb66.vpmuldq
vpmuldq zmm2, zmm26, zmm10	// update.limb66.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+5056], 0x4e	// update.limb66.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+5056]	// update.limb66.vpmuldq.3
vpmuldq zmm17, zmm24, zmm12	// update.limb66.vpmuldq.4
vpaddq zmm5, zmm6, zmm2	// update.limb66.vpaddq
vpaddq zmm18, zmm5, zmm0	// update.limb66.vpaddq.2
vpaddq zmm20, zmm18, zmm17	// update.limb66.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+9472]	// update.limb66.vpmuludq
vpaddq zmm19, zmm20, zmm16	// update.limb66.vpaddq.4
vpmuludq zmm1, zmm3, zmmword ptr [rdi+9408]	// update.limb66.vpmuludq.2
vpaddq zmm13, zmm19, zmm1	// update.limb66.vpaddq.5
vpaddq zmm11, zmm13, zmm9	// update.limb66.vpaddq.6
vpsraq zmm27, zmm11, 30	// update.limb66.vpsraq
vpandq zmm21, zmm11, zmm7	// update.limb66.vpandq
vmovdqa64 zmmword ptr [rdi+4928], zmm21	// update.limb66.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+5056]	// update.limb67.vpmuldq
vpmuldq zmm10, zmm26, zmm12	// update.limb67.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+5120], 0x4e	// update.limb67.vpermq
vpmuldq zmm2, zmm23, zmmword ptr [rdi+5120]	// update.limb67.vpmuldq.3
vpmuldq zmm5, zmm24, zmm6	// update.limb67.vpmuldq.4
vpaddq zmm0, zmm22, zmm10	// update.limb67.vpaddq
vpaddq zmm18, zmm0, zmm2	// update.limb67.vpaddq.2
vpaddq zmm17, zmm18, zmm5	// update.limb67.vpaddq.3
vpmuludq zmm20, zmm8, zmmword ptr [rdi+9536]	// update.limb67.vpmuludq
vpaddq zmm16, zmm17, zmm20	// update.limb67.vpaddq.4
vpmuludq zmm19, zmm3, zmmword ptr [rdi+9472]	// update.limb67.vpmuludq.2
vpaddq zmm1, zmm16, zmm19	// update.limb67.vpaddq.5
vpaddq zmm13, zmm1, zmm27	// update.limb67.vpaddq.6
vpsraq zmm9, zmm13, 30	// update.limb67.vpsraq
vpandq zmm11, zmm13, zmm7	// update.limb67.vpandq
vmovdqa64 zmmword ptr [rdi+4992], zmm11	// update.limb67.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+5120]	// update.limb68.vpmuldq
vpmuldq zmm12, zmm26, zmm6	// update.limb68.vpmuldq.2
vpermq zmm22, zmmword ptr [rdi+5184], 0x4e	// update.limb68.vpermq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+5184]	// update.limb68.vpmuldq.3
vpmuldq zmm0, zmm24, zmm22	// update.limb68.vpmuldq.4
vpaddq zmm2, zmm21, zmm12	// update.limb68.vpaddq
vpaddq zmm18, zmm2, zmm10	// update.limb68.vpaddq.2
vpaddq zmm5, zmm18, zmm0	// update.limb68.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+9600]	// update.limb68.vpmuludq
vpaddq zmm20, zmm5, zmm17	// update.limb68.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+9536]	// update.limb68.vpmuludq.2
vpaddq zmm19, zmm20, zmm16	// update.limb68.vpaddq.5
vpaddq zmm1, zmm19, zmm9	// update.limb68.vpaddq.6
vpsraq zmm27, zmm1, 30	// update.limb68.vpsraq
vpandq zmm13, zmm1, zmm7	// update.limb68.vpandq
vmovdqa64 zmmword ptr [rdi+5056], zmm13	// update.limb68.vmovdqa64
vpmuldq zmm11, zmm25, zmmword ptr [rdi+5184]	// update.last.vpmuldq
vpmuldq zmm6, zmm26, zmm22	// update.last.vpmuldq.2
vpaddq zmm23, zmm11, zmm6	// update.last.vpaddq
vpmuludq zmm24, zmm3, zmmword ptr [rdi+9600]	// update.last.vpmuludq
vpaddq zmm21, zmm23, zmm24	// update.last.vpaddq.2
vpaddq zmm12, zmm21, zmm27	// update.last.vpaddq.3
vpaddq zmm2, zmm12, zmm15	// update.last.vpaddq.4
vpandq zmm10, zmm2, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+5120], zmm10	// update.last.vmovdqa64
vpsraq zmm18, zmm2, 30	// update.last.vpsraq
vpaddq zmm0, zmm18, zmm14	// update.last.vpaddq.5
vpandq zmm8, zmm0, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+5184], zmm8	// update.last.vmovdqa64.2
vpsraq zmm5, zmm0, 30	// update.last.vpsraq.2
vshufi64x2 zmm17{k3}{z}, zmm5, zmm5, 0x44	// update.last.vshufi64x2
vpaddq zmm20, zmm4, zmm17	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm20	// update.last.vmovdqa64.3
mov rcx, r9	// output
mov rdx, rsi	// output
mov rsi, rax	// output
dec qword ptr [rdi-72]	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
