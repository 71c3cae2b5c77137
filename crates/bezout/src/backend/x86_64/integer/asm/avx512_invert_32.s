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
// Length: 70 limbs of 30 bits; 1457 instructions a batch, 660 for its steps (form: mask).
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
mov r15, -1	// ones
.p2align 6
2:
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov rax, rcx	// copy for third1.step1.x
xor rax, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
sbb rbp, rbp	// third1.step1.k
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
lea r8, [rbx+rax]	// third1.step1.y
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
cmovc r8, rbx	// third1.step1.G
andn r9, rbp, rsi	// third1.step1.w
cmovnz rcx, rbx	// third1.step1.h
xor rdx, r9	// third1.step1.d
lea r10, [rdx-1]	// third1.step1.d.2
sarx r11, r10, r15	// third1.step1.s
mov r12, rcx	// copy for third1.step2.x
xor r12, r11	// third1.step2.x
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
sar r8, 1	// third1.step2.t
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
sbb r13, r13	// third1.step2.k
lea r14, [r8+r12]	// third1.step2.y
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
cmovc r14, r8	// third1.step2.G
andn rax, r13, r11	// third1.step2.w
cmovnz rcx, r8	// third1.step2.h
xor r10, rax	// third1.step2.d
lea rbp, [r10-1]	// third1.step2.d.2
sarx rsi, rbp, r15	// third1.step2.s
mov rbx, rcx	// copy for third1.step3.x
xor rbx, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
sbb r9, r9	// third1.step3.k
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
lea rdx, [r14+rbx]	// third1.step3.y
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
cmovc rdx, r14	// third1.step3.G
andn r12, r9, rsi	// third1.step3.w
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
cmovnz rcx, r14	// third1.step3.h
xor rbp, r12	// third1.step3.d
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
lea r13, [rbp-1]	// third1.step3.d.2
sarx r11, r13, r15	// third1.step3.s
mov r8, rcx	// copy for third1.step4.x
xor r8, r11	// third1.step4.x
sar rdx, 1	// third1.step4.t
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
sbb rax, rax	// third1.step4.k
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
mov r10, qword ptr [rdi+320]	// end.w0f.load_N3u
lea rbx, [rdx+r8]	// third1.step4.y
cmovc rbx, rdx	// third1.step4.G
imul r10, qword ptr [rdi-112]	// end.w0f.imul_w2f
andn r9, rax, r11	// third1.step4.w
cmovnz rcx, rdx	// third1.step4.h
xor r13, r9	// third1.step4.d
lea rsi, [r13-1]	// third1.step4.d.2
sarx r14, rsi, r15	// third1.step4.s
mov r12, rcx	// copy for third1.step5.x
xor r12, r14	// third1.step5.x
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r8, [r10+rbp]	// end.w0f.add
sar rbx, 1	// third1.step5.t
sbb rax, rax	// third1.step5.k
lea r11, [rbx+r12]	// third1.step5.y
cmovc r11, rbx	// third1.step5.G
sar r8, 20	// end.w0f.sar
and r8, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi-24], r8	// end.w0f.store_w0f
andn rdx, rax, r14	// third1.step5.w
cmovnz rcx, rbx	// third1.step5.h
shr r8, 20	// end.w0f.shr
xor rsi, rdx	// third1.step5.d
lea r9, [rsi-1]	// third1.step5.d.2
sarx r13, r9, r15	// third1.step5.s
mov r10, rcx	// copy for third1.step6.x
xor r10, r13	// third1.step6.x
shl r8, 44	// end.w0f.shl
mov qword ptr [rdi-16], r8	// end.w0f.store_high0f
mov rbp, qword ptr [rdi+336]	// end.w0g.load_N3q
sar r11, 1	// third1.step6.t
sbb r12, r12	// third1.step6.k
lea rax, [r11+r10]	// third1.step6.y
cmovc rax, r11	// third1.step6.G
imul rbp, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r14, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r14, qword ptr [rdi-104]	// end.w0g.imul_w2g
andn rbx, r12, r13	// third1.step6.w
cmovnz rcx, r11	// third1.step6.h
xor r9, rbx	// third1.step6.d
lea rdx, [rbp+r14]	// end.w0g.add
lea rsi, [r9-1]	// third1.step6.d.2
sarx r8, rsi, r15	// third1.step6.s
mov r10, rcx	// copy for third1.step7.x
xor r10, r8	// third1.step7.x
sar rdx, 20	// end.w0g.sar
and rdx, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], rdx	// end.w0g.store_w0g
sar rax, 1	// third1.step7.t
sbb r12, r12	// third1.step7.k
lea r13, [rax+r10]	// third1.step7.y
cmovc r13, rax	// third1.step7.G
shr rdx, 20	// end.w0g.shr
shl rdx, 44	// end.w0g.shl
mov qword ptr [rdi+0], rdx	// end.w0g.store_high0g
andn r11, r12, r8	// third1.step7.w
cmovnz rcx, rax	// third1.step7.h
xor rsi, r11	// third1.step7.d
lea rbx, [rsi-1]	// third1.step7.d.2
sarx rbp, rbx, r15	// third1.step7.s
mov r14, rcx	// copy for third1.step8.x
xor r14, rbp	// third1.step8.x
sar r13, 1	// third1.step8.t
sbb r9, r9	// third1.step8.k
vpermq zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
lea r10, [r13+r14]	// third1.step8.y
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
cmovc r10, r13	// third1.step8.G
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
andn rdx, r9, rbp	// third1.step8.w
cmovnz rcx, r13	// third1.step8.h
xor rbx, rdx	// third1.step8.d
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
lea r12, [rbx-1]	// third1.step8.d.2
sarx r8, r12, r15	// third1.step8.s
mov rax, rcx	// copy for third1.step9.x
xor rax, r8	// third1.step9.x
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3072]	// update.limb0.vpmuludq.2
sar r10, 1	// third1.step9.t
sbb r11, r11	// third1.step9.k
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
vpandq zmm14, zmm10, zmm7	// update.limb0.vpandq.2
lea rsi, [r10+rax]	// third1.step9.y
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e	// update.limb0.vshufi64x2.2
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
cmovc rsi, r10	// third1.step9.G
andn r14, r11, r8	// third1.step9.w
cmovnz rcx, r10	// third1.step9.h
xor r12, r14	// third1.step9.d
lea r9, [r12-1]	// third1.step9.d.2
sarx rbp, r9, r15	// third1.step9.s
vpmuldq zmm12, zmm26, zmm27	// update.limb1.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
mov r13, rcx	// copy for third1.step10.x
xor r13, rbp	// third1.step10.x
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
sar rsi, 1	// third1.step10.t
vpmuldq zmm17, zmm24, zmm6	// update.limb1.vpmuldq.4
vpaddq zmm18, zmm5, zmm12	// update.limb1.vpaddq
vpaddq zmm19, zmm18, zmm13	// update.limb1.vpaddq.2
sbb rdx, rdx	// third1.step10.k
vpaddq zmm20, zmm19, zmm17	// update.limb1.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3136]	// update.limb1.vpmuludq
vpaddq zmm22, zmm20, zmm16	// update.limb1.vpaddq.4
lea rbx, [rsi+r13]	// third1.step10.y
cmovc rbx, rsi	// third1.step10.G
andn rax, rdx, rbp	// third1.step10.w
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
cmovnz rcx, rsi	// third1.step10.h
xor r9, rax	// third1.step10.d
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm1, zmm0, zmm7	// update.limb1.vpandq
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+3072]	// update.limb1.vpmuludq.3
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
lea r11, [r9-1]	// third1.step10.d.2
sarx r8, r11, r15	// third1.step10.s
mov r10, rcx	// copy for third1.step11.x
xor r10, r8	// third1.step11.x
sar rbx, 1	// third1.step11.t
sbb r14, r14	// third1.step11.k
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
lea r12, [rbx+r10]	// third1.step11.y
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
cmovc r12, rbx	// third1.step11.G
andn r13, r14, r8	// third1.step11.w
cmovnz rcx, rbx	// third1.step11.h
vpmuldq zmm5, zmm26, zmm6	// update.limb2.vpmuldq.2
xor r11, r13	// third1.step11.d
lea rdx, [r11-1]	// third1.step11.d.2
sarx rbp, rdx, r15	// third1.step11.s
mov rsi, rcx	// copy for third1.step12.x
xor rsi, rbp	// third1.step12.x
vpermq zmm12, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm13, zmm24, zmm12	// update.limb2.vpmuldq.4
vpaddq zmm19, zmm27, zmm5	// update.limb2.vpaddq
sar r12, 1	// third1.step12.t
vpaddq zmm17, zmm19, zmm18	// update.limb2.vpaddq.2
sbb rax, rax	// third1.step12.k
vpaddq zmm20, zmm17, zmm13	// update.limb2.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3200]	// update.limb2.vpmuludq
lea r9, [r12+rsi]	// third1.step12.y
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq.4
cmovc r9, r12	// third1.step12.G
andn r10, rax, rbp	// third1.step12.w
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3136]	// update.limb2.vpmuludq.2
cmovnz rcx, r12	// third1.step12.h
xor rdx, r10	// third1.step12.d
lea r14, [rdx-1]	// third1.step12.d.2
sarx r8, r14, r15	// third1.step12.s
mov rbx, rcx	// copy for third1.step13.x
xor rbx, r8	// third1.step13.x
vpaddq zmm0, zmm22, zmm11	// update.limb2.vpaddq.5
vpaddq zmm1, zmm0, zmm9	// update.limb2.vpaddq.6
vpsraq zmm21, zmm1, 30	// update.limb2.vpsraq
vpandq zmm4, zmm1, zmm7	// update.limb2.vpandq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
sar r9, 1	// third1.step13.t
sbb r13, r13	// third1.step13.k
vpmuldq zmm10, zmm26, zmm12	// update.limb3.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
lea r11, [r9+rbx]	// third1.step13.y
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm5, zmm24, zmm6	// update.limb3.vpmuldq.4
cmovc r11, r9	// third1.step13.G
andn rsi, r13, r8	// third1.step13.w
cmovnz rcx, r9	// third1.step13.h
xor r14, rsi	// third1.step13.d
vpaddq zmm19, zmm2, zmm10	// update.limb3.vpaddq
lea rax, [r14-1]	// third1.step13.d.2
sarx rbp, rax, r15	// third1.step13.s
mov r12, rcx	// copy for third1.step14.x
xor r12, rbp	// third1.step14.x
vpaddq zmm18, zmm19, zmm27	// update.limb3.vpaddq.2
vpaddq zmm17, zmm18, zmm5	// update.limb3.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3264]	// update.limb3.vpmuludq
vpaddq zmm20, zmm17, zmm13	// update.limb3.vpaddq.4
sar r11, 1	// third1.step14.t
vpmuludq zmm16, zmm3, zmmword ptr [rdi+3200]	// update.limb3.vpmuludq.2
sbb r10, r10	// third1.step14.k
vpaddq zmm22, zmm20, zmm16	// update.limb3.vpaddq.5
vpaddq zmm11, zmm22, zmm21	// update.limb3.vpaddq.6
lea rdx, [r11+r12]	// third1.step14.y
vpsraq zmm0, zmm11, 30	// update.limb3.vpsraq
cmovc rdx, r11	// third1.step14.G
vpandq zmm9, zmm11, zmm7	// update.limb3.vpandq
andn rbx, r10, rbp	// third1.step14.w
cmovnz rcx, r11	// third1.step14.h
xor rax, rbx	// third1.step14.d
lea r13, [rax-1]	// third1.step14.d.2
sarx r8, r13, r15	// third1.step14.s
vmovdqa64 zmmword ptr [rdi+896], zmm9	// update.limb3.vmovdqa64
mov r9, rcx	// copy for third1.step15.x
xor r9, r8	// third1.step15.x
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm12, zmm26, zmm6	// update.limb4.vpmuldq.2
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
sar rdx, 1	// third1.step15.t
sbb rsi, rsi	// third1.step15.k
vpmuldq zmm19, zmm24, zmm2	// update.limb4.vpmuldq.4
vpaddq zmm27, zmm1, zmm12	// update.limb4.vpaddq
vpaddq zmm18, zmm27, zmm10	// update.limb4.vpaddq.2
lea r14, [rdx+r9]	// third1.step15.y
vpaddq zmm5, zmm18, zmm19	// update.limb4.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3328]	// update.limb4.vpmuludq
cmovc r14, rdx	// third1.step15.G
andn r12, rsi, r8	// third1.step15.w
cmovnz rcx, rdx	// third1.step15.h
xor r13, r12	// third1.step15.d
lea r10, [r13-1]	// third1.step15.d.2
sarx rbp, r10, r15	// third1.step15.s
mov r11, rcx	// copy for third1.step16.x
xor r11, rbp	// third1.step16.x
vpaddq zmm13, zmm5, zmm17	// update.limb4.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+3264]	// update.limb4.vpmuludq.2
vpaddq zmm16, zmm13, zmm20	// update.limb4.vpaddq.5
vpaddq zmm22, zmm16, zmm0	// update.limb4.vpaddq.6
sar r14, 1	// third1.step16.t
vpsraq zmm21, zmm22, 30	// update.limb4.vpsraq
sbb rbx, rbx	// third1.step16.k
vpandq zmm11, zmm22, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm11	// update.limb4.vmovdqa64
lea rax, [r14+r11]	// third1.step16.y
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
cmovc rax, r14	// third1.step16.G
vpmuldq zmm1, zmm26, zmm2	// update.limb5.vpmuldq.2
andn r9, rbx, rbp	// third1.step16.w
cmovnz rcx, r14	// third1.step16.h
xor r10, r9	// third1.step16.d
lea rsi, [r10-1]	// third1.step16.d.2
sarx r8, rsi, r15	// third1.step16.s
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
mov rdx, rcx	// copy for third1.step17.x
xor rdx, r8	// third1.step17.x
vpmuldq zmm10, zmm24, zmm12	// update.limb5.vpmuldq.4
sar rax, 1	// third1.step17.t
sbb r12, r12	// third1.step17.k
vpaddq zmm18, zmm6, zmm1	// update.limb5.vpaddq
vpaddq zmm19, zmm18, zmm27	// update.limb5.vpaddq.2
vpaddq zmm5, zmm19, zmm10	// update.limb5.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3392]	// update.limb5.vpmuludq
vpaddq zmm13, zmm5, zmm17	// update.limb5.vpaddq.4
lea r13, [rax+rdx]	// third1.step17.y
vpmuludq zmm20, zmm3, zmmword ptr [rdi+3328]	// update.limb5.vpmuludq.2
vpaddq zmm16, zmm13, zmm20	// update.limb5.vpaddq.5
vpaddq zmm0, zmm16, zmm21	// update.limb5.vpaddq.6
vpsraq zmm22, zmm0, 30	// update.limb5.vpsraq
cmovc r13, rax	// third1.step17.G
andn r11, r12, r8	// third1.step17.w
cmovnz rcx, rax	// third1.step17.h
xor rsi, r11	// third1.step17.d
lea rbx, [rsi-1]	// third1.step17.d.2
sarx rbp, rbx, r15	// third1.step17.s
mov r14, rcx	// copy for third1.step18.x
xor r14, rbp	// third1.step18.x
vpandq zmm2, zmm0, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm2	// update.limb5.vmovdqa64
sar r13, 1	// third1.step18.t
vpsrlq zmm6, zmm9, 10	// update.limb5.above.vpsrlq
lea r9, [r13+r14]	// third1.step18.y
sbb r10, r10	// third1.step18.k
vpsllq zmm1, zmm11, 20	// update.limb5.above.vpsllq
vpsllq zmm18, zmm2, 50	// update.limb5.above.vpsllq.2
vpaddq zmm27, zmm6, zmm1	// update.limb5.above.vpaddq
cmovc r9, r13	// third1.step18.G
vpaddq zmm19, zmm27, zmm18	// update.limb5.above.vpaddq.2
andn rdx, r10, rbp	// third1.step18.w
vmovdqa64 zmmword ptr [rdi+384], zmm19	// update.limb5.above.vmovdqa64
cmovnz rcx, r13	// third1.step18.h
xor rbx, rdx	// third1.step18.d
lea r12, [rbx-1]	// third1.step18.d.2
sarx r8, r12, r15	// third1.step18.s
mov rax, rcx	// copy for third1.step19.x
xor rax, r8	// third1.step19.x
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpmuldq zmm5, zmm26, zmm12	// update.limb6.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
sar r9, 1	// third1.step19.t
sbb r11, r11	// third1.step19.k
vpmuldq zmm20, zmm24, zmm17	// update.limb6.vpmuldq.4
vpaddq zmm16, zmm10, zmm5	// update.limb6.vpaddq
vpaddq zmm21, zmm16, zmm13	// update.limb6.vpaddq.2
lea rsi, [r9+rax]	// third1.step19.y
vpaddq zmm0, zmm21, zmm20	// update.limb6.vpaddq.3
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3456]	// update.limb6.vpmuludq
cmovc rsi, r9	// third1.step19.G
andn r14, r11, r8	// third1.step19.w
cmovnz rcx, r9	// third1.step19.h
xor r12, r14	// third1.step19.d
lea r10, [r12-1]	// third1.step19.d.2
sarx rbp, r10, r15	// third1.step19.s
vpaddq zmm11, zmm0, zmm9	// update.limb6.vpaddq.4
mov r13, rcx	// copy for third1.step20.x
xor r13, rbp	// third1.step20.x
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3392]	// update.limb6.vpmuludq.2
vpaddq zmm6, zmm11, zmm2	// update.limb6.vpaddq.5
vpaddq zmm1, zmm6, zmm22	// update.limb6.vpaddq.6
vpsraq zmm27, zmm1, 30	// update.limb6.vpsraq
sar rsi, 1	// third1.step20.t
vpandq zmm18, zmm1, zmm7	// update.limb6.vpandq
sbb rdx, rdx	// third1.step20.k
vmovdqa64 zmmword ptr [rdi+1088], zmm18	// update.limb6.vmovdqa64
lea rbx, [rsi+r13]	// third1.step20.y
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
cmovc rbx, rsi	// third1.step20.G
mov rax, rbx	// copy for change1.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpmuldq zmm12, zmm26, zmm17	// update.limb7.vpmuldq.2
andn r11, rdx, rbp	// third1.step20.w
cmovnz rcx, rsi	// third1.step20.h
mov r8, rcx	// copy for change1.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r9, rcx	// copy for change1.h.shl
shl r9, 45	// change1.h.shl
xor r10, r11	// third1.step20.d
vpermq zmm10, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
mov r14, rbx	// copy for change1.G.shl
shl r14, 44	// change1.G.shl
rorx r12, rax, 21	// change1.G.first_entry
lea r13, [r10-1]	// third1.step20.d.2
sarx rdx, r13, r15	// third1.step20.s
rorx rbp, r8, 20	// change1.h.first_entry
rorx rsi, r8, 41	// change1.h.second_entry
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
add r14, qword ptr [rdi-40]	// change1.G.add_refill_G
add r9, qword ptr [rdi-48]	// change1.h.add_refill_h
rorx r11, rax, 42	// change1.G.second_entry
imul r11, qword ptr [rdi+0]	// change1.G.imul_high0g
vpmuldq zmm16, zmm24, zmm10	// update.limb7.vpmuldq.4
imul rsi, qword ptr [rdi+0]	// change1.h.imul_high0g
vpaddq zmm13, zmm19, zmm12	// update.limb7.vpaddq
imul rbp, qword ptr [rdi-16]	// change1.h.imul_high0f
vpaddq zmm21, zmm13, zmm5	// update.limb7.vpaddq.2
vpaddq zmm20, zmm21, zmm16	// update.limb7.vpaddq.3
imul r12, qword ptr [rdi-16]	// change1.G.imul_high0f
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3520]	// update.limb7.vpmuludq
vpaddq zmm9, zmm20, zmm0	// update.limb7.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3456]	// update.limb7.vpmuludq.2
vpaddq zmm2, zmm9, zmm11	// update.limb7.vpaddq.5
lea r10, [r12+r11]	// change1.G.add
lea r8, [rbp+rsi]	// change1.h.add
vpaddq zmm6, zmm2, zmm27	// update.limb7.vpaddq.6
vpsraq zmm22, zmm6, 30	// update.limb7.vpsraq
vpandq zmm1, zmm6, zmm7	// update.limb7.vpandq
lea rax, [r10+r14]	// change1.G.add.2
lea r12, [r8+r9]	// change1.h.add.2
vmovdqa64 zmmword ptr [rdi+1152], zmm1	// update.limb7.vmovdqa64
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
ror rax, 44	// change1.G.packed
ror r12, 45	// change1.h.packed
vpmuldq zmm17, zmm26, zmm10	// update.limb8.vpmuldq.2
vpermq zmm19, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpmuldq zmm13, zmm24, zmm19	// update.limb8.vpmuldq.4
mov r11, r12	// copy for third2.step1.x
xor r11, rdx	// third2.step1.x
vpaddq zmm5, zmm18, zmm17	// update.limb8.vpaddq
vpaddq zmm21, zmm5, zmm12	// update.limb8.vpaddq.2
vpaddq zmm16, zmm21, zmm13	// update.limb8.vpaddq.3
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3584]	// update.limb8.vpmuludq
sar rax, 1	// third2.step1.t
sbb rbp, rbp	// third2.step1.k
vpaddq zmm0, zmm16, zmm20	// update.limb8.vpaddq.4
lea rsi, [rax+r11]	// third2.step1.y
vpmuludq zmm9, zmm3, zmmword ptr [rdi+3520]	// update.limb8.vpmuludq.2
vpaddq zmm11, zmm0, zmm9	// update.limb8.vpaddq.5
cmovc rsi, rax	// third2.step1.G
andn r10, rbp, rdx	// third2.step1.w
cmovnz r12, rax	// third2.step1.h
xor r13, r10	// third2.step1.d
lea r14, [r13-1]	// third2.step1.d.2
sarx r8, r14, r15	// third2.step1.s
vpaddq zmm2, zmm11, zmm22	// update.limb8.vpaddq.6
mov r9, r12	// copy for third2.step2.x
xor r9, r8	// third2.step2.x
vpsraq zmm27, zmm2, 30	// update.limb8.vpsraq
vpandq zmm6, zmm2, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm6	// update.limb8.vmovdqa64
vpbroadcastq zmm1, rcx	// change1.vpbroadcastq
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
sar rsi, 1	// third2.step2.t
vpmuldq zmm18, zmm26, zmm19	// update.limb9.vpmuldq.2
sbb r11, r11	// third2.step2.k
vpermq zmm17, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
vpbroadcastq zmm1{k1}, rbx	// change1.vpbroadcastq.2
lea rbp, [rsi+r9]	// third2.step2.y
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
cmovc rbp, rsi	// third2.step2.G
vpmuldq zmm12, zmm24, zmm17	// update.limb9.vpmuldq.4
andn rdx, r11, r8	// third2.step2.w
cmovnz r12, rsi	// third2.step2.h
xor r14, rdx	// third2.step2.d
vpaddq zmm21, zmm10, zmm18	// update.limb9.vpaddq
lea rax, [r14-1]	// third2.step2.d.2
sarx r10, rax, r15	// third2.step2.s
mov r13, r12	// copy for third2.step3.x
xor r13, r10	// third2.step3.x
vpaddq zmm13, zmm1, zmm29	// change1.N1.vpaddq
vpaddq zmm16, zmm21, zmm5	// update.limb9.vpaddq.2
vpaddq zmm20, zmm16, zmm12	// update.limb9.vpaddq.3
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3648]	// update.limb9.vpmuludq
vpsllvq zmm9, zmm13, zmm30	// change1.N1.vpsllvq
vpaddq zmm11, zmm20, zmm0	// update.limb9.vpaddq.4
sar rbp, 1	// third2.step3.t
sbb rcx, rcx	// third2.step3.k
vpmuludq zmm22, zmm3, zmmword ptr [rdi+3584]	// update.limb9.vpmuludq.2
vpaddq zmm2, zmm11, zmm22	// update.limb9.vpaddq.5
vpaddq zmm6, zmm2, zmm27	// update.limb9.vpaddq.6
vpsravq zmm19, zmm9, zmm31	// change1.N1.vpsravq
lea rbx, [rbp+r13]	// third2.step3.y
vpsraq zmm10, zmm6, 30	// update.limb9.vpsraq
vpandq zmm18, zmm6, zmm7	// update.limb9.vpandq
cmovc rbx, rbp	// third2.step3.G
andn r9, rcx, r10	// third2.step3.w
cmovnz r12, rbp	// third2.step3.h
xor rax, r9	// third2.step3.d
vmovdqa64 zmmword ptr [rdi+1280], zmm18	// update.limb9.vmovdqa64
lea r11, [rax-1]	// third2.step3.d.2
sarx r8, r11, r15	// third2.step3.s
vpsubq zmm1, zmm28, zmm19	// change1.N1.vpsubq
mov rsi, r12	// copy for third2.step4.x
xor rsi, r8	// third2.step4.x
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm5, zmm26, zmm17	// update.limb10.vpmuldq.2
vpermq zmm16, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
vmovdqa64 zmmword ptr [rdi+192], zmm1	// change1.N1.vmovdqa64
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
sar rbx, 1	// third2.step4.t
vpmuldq zmm13, zmm24, zmm16	// update.limb10.vpmuldq.4
sbb rdx, rdx	// third2.step4.k
vpaddq zmm20, zmm21, zmm5	// update.limb10.vpaddq
mov r14, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpaddq zmm0, zmm20, zmm12	// update.limb10.vpaddq.2
lea r13, [rbx+rsi]	// third2.step4.y
vpaddq zmm11, zmm0, zmm13	// update.limb10.vpaddq.3
cmovc r13, rbx	// third2.step4.G
andn rcx, rdx, r8	// third2.step4.w
vpmuludq zmm22, zmm8, zmmword ptr [rdi+3712]	// update.limb10.vpmuludq
cmovnz r12, rbx	// third2.step4.h
xor r11, rcx	// third2.step4.d
imul r14, qword ptr [rdi-24]	// change1.w1f.imul_w0f
lea r10, [r11-1]	// third2.step4.d.2
sarx rbp, r10, r15	// third2.step4.s
mov r9, r12	// copy for third2.step5.x
xor r9, rbp	// third2.step5.x
vpaddq zmm2, zmm11, zmm22	// update.limb10.vpaddq.4
vpmuludq zmm27, zmm3, zmmword ptr [rdi+3648]	// update.limb10.vpmuludq.2
vpaddq zmm9, zmm2, zmm27	// update.limb10.vpaddq.5
mov rax, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpaddq zmm6, zmm9, zmm10	// update.limb10.vpaddq.6
vpsraq zmm18, zmm6, 30	// update.limb10.vpsraq
sar r13, 1	// third2.step5.t
sbb rsi, rsi	// third2.step5.k
vpandq zmm19, zmm6, zmm7	// update.limb10.vpandq
vmovdqa64 zmmword ptr [rdi+1344], zmm19	// update.limb10.vmovdqa64
lea rdx, [r13+r9]	// third2.step5.y
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm1, zmm26, zmm16	// update.limb11.vpmuldq.2
cmovc rdx, r13	// third2.step5.G
imul rax, qword ptr [rdi-8]	// change1.w1f.imul_w0g
andn r8, rsi, rbp	// third2.step5.w
lea rbx, [r14+rax]	// change1.w1f.add
cmovnz r12, r13	// third2.step5.h
xor r10, r8	// third2.step5.d
lea rcx, [r10-1]	// third2.step5.d.2
sarx r11, rcx, r15	// third2.step5.s
vpermq zmm21, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
mov r9, r12	// copy for third2.step6.x
xor r9, r11	// third2.step6.x
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpmuldq zmm20, zmm24, zmm21	// update.limb11.vpmuldq.4
sar rbx, 20	// change1.w1f.sar
vpaddq zmm12, zmm17, zmm1	// update.limb11.vpaddq
sar rdx, 1	// third2.step6.t
lea rsi, [rdx+r9]	// third2.step6.y
vpaddq zmm0, zmm12, zmm5	// update.limb11.vpaddq.2
sbb rbp, rbp	// third2.step6.k
vpaddq zmm13, zmm0, zmm20	// update.limb11.vpaddq.3
mov qword ptr [rdi+8], rbx	// change1.w1f.store_w1f
vpmuludq zmm11, zmm8, zmmword ptr [rdi+3776]	// update.limb11.vpmuludq
vpaddq zmm22, zmm13, zmm11	// update.limb11.vpaddq.4
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3712]	// update.limb11.vpmuludq.2
cmovc rsi, rdx	// third2.step6.G
mov r14, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq zmm27, zmm22, zmm2	// update.limb11.vpaddq.5
andn rax, rbp, r11	// third2.step6.w
cmovnz r12, rdx	// third2.step6.h
xor rcx, rax	// third2.step6.d
lea r13, [rcx-1]	// third2.step6.d.2
sarx r8, r13, r15	// third2.step6.s
vpaddq zmm9, zmm27, zmm18	// update.limb11.vpaddq.6
mov r10, r12	// copy for third2.step7.x
xor r10, r8	// third2.step7.x
vpandq zmm10, zmm9, zmm7	// update.limb11.vpandq
vpsraq zmm6, zmm9, 30	// update.limb11.vpsraq
vmovdqa64 zmmword ptr [rdi+1408], zmm10	// update.limb11.vmovdqa64
imul r14, qword ptr [rdi-24]	// change1.w1g.imul_w0f
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
mov r9, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpmuldq zmm16, zmm26, zmm21	// update.limb12.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
vpmuldq zmm1, zmm24, zmm17	// update.limb12.vpmuldq.4
sar rsi, 1	// third2.step7.t
sbb rbx, rbx	// third2.step7.k
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
lea rbp, [rsi+r10]	// third2.step7.y
vpaddq zmm5, zmm19, zmm16	// update.limb12.vpaddq
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3840]	// update.limb12.vpmuludq
cmovc rbp, rsi	// third2.step7.G
imul r9, qword ptr [rdi-8]	// change1.w1g.imul_w0g
andn r11, rbx, r8	// third2.step7.w
vpaddq zmm20, zmm5, zmm12	// update.limb12.vpaddq.2
lea rdx, [r14+r9]	// change1.w1g.add
cmovnz r12, rsi	// third2.step7.h
xor r13, r11	// third2.step7.d
lea rax, [r13-1]	// third2.step7.d.2
sarx rcx, rax, r15	// third2.step7.s
mov r10, r12	// copy for third2.step8.x
xor r10, rcx	// third2.step8.x
sar rbp, 1	// third2.step8.t
vpermq zmm13, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
sbb rbx, rbx	// third2.step8.k
vpaddq zmm11, zmm20, zmm1	// update.limb12.vpaddq.3
vpaddq zmm22, zmm11, zmm0	// update.limb12.vpaddq.4
lea r8, [rbp+r10]	// third2.step8.y
cmovc r8, rbp	// third2.step8.G
sar rdx, 20	// change1.w1g.sar
mov qword ptr [rdi+16], rdx	// change1.w1g.store_w1g
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3776]	// update.limb12.vpmuludq.2
vpaddq zmm27, zmm22, zmm2	// update.limb12.vpaddq.5
vpaddq zmm18, zmm27, zmm6	// update.limb12.vpaddq.6
vpandq zmm9, zmm18, zmm7	// update.limb12.vpandq
andn r14, rbx, rcx	// third2.step8.w
vpmuldq zmm10, zmm26, zmm17	// update.limb13.vpmuldq.2
mov r9, qword ptr [rdi+192]	// change1.high1f.load_N1u
vmovdqa64 zmmword ptr [rdi+1472], zmm9	// update.limb12.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpsraq zmm19, zmm18, 30	// update.limb12.vpsraq
cmovnz r12, rbp	// third2.step8.h
xor rax, r14	// third2.step8.d
lea rsi, [rax-1]	// third2.step8.d.2
sarx r11, rsi, r15	// third2.step8.s
mov r13, r12	// copy for third2.step9.x
xor r13, r11	// third2.step9.x
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
imul r9, qword ptr [rdi+384]	// change1.high1f.imul_above_f
sar r8, 1	// third2.step9.t
sbb r10, r10	// third2.step9.k
vpmuldq zmm5, zmm24, zmm13	// update.limb13.vpmuldq.4
vpaddq zmm12, zmm21, zmm10	// update.limb13.vpaddq
lea rdx, [r8+r13]	// third2.step9.y
mov rbx, qword ptr [rdi+200]	// change1.high1f.load_N1v
cmovc rdx, r8	// third2.step9.G
andn rcx, r10, r11	// third2.step9.w
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3904]	// update.limb13.vpmuludq
vpaddq zmm1, zmm12, zmm16	// update.limb13.vpaddq.2
vpaddq zmm11, zmm1, zmm5	// update.limb13.vpaddq.3
vpaddq zmm0, zmm11, zmm20	// update.limb13.vpaddq.4
cmovnz r12, r8	// third2.step9.h
xor rsi, rcx	// third2.step9.d
lea rbp, [rsi-1]	// third2.step9.d.2
sarx r14, rbp, r15	// third2.step9.s
mov rax, r12	// copy for third2.step10.x
xor rax, r14	// third2.step10.x
sar rdx, 1	// third2.step10.t
vpmuludq zmm22, zmm3, zmmword ptr [rdi+3840]	// update.limb13.vpmuludq.2
vpaddq zmm2, zmm0, zmm22	// update.limb13.vpaddq.5
vpaddq zmm27, zmm2, zmm19	// update.limb13.vpaddq.6
vpandq zmm6, zmm27, zmm7	// update.limb13.vpandq
sbb r13, r13	// third2.step10.k
vpsraq zmm17, zmm27, 30	// update.limb13.vpsraq
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vmovdqa64 zmmword ptr [rdi+1536], zmm6	// update.limb13.vmovdqa64
vpmuldq zmm18, zmm26, zmm13	// update.limb14.vpmuldq.2
lea r10, [rdx+rax]	// third2.step10.y
cmovc r10, rdx	// third2.step10.G
imul rbx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea r11, [r9+rbx]	// change1.high1f.add
mov r8, qword ptr [rdi+8]	// change1.high1f.load_w1f
andn rcx, r13, r14	// third2.step10.w
cmovnz r12, rdx	// third2.step10.h
xor rbp, rcx	// third2.step10.d
lea rsi, [rbp-1]	// third2.step10.d.2
sarx rax, rsi, r15	// third2.step10.s
mov r9, r12	// copy for third2.step11.x
xor r9, rax	// third2.step11.x
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
sar r8, 20	// change1.high1f.sar
vpermq zmm10, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
vpmuldq zmm12, zmm24, zmm10	// update.limb14.vpmuldq.4
lea rbx, [r8+r11]	// change1.high1f.add.2
sar r10, 1	// third2.step11.t
sbb r13, r13	// third2.step11.k
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3968]	// update.limb14.vpmuludq
vpaddq zmm1, zmm9, zmm18	// update.limb14.vpaddq
vpaddq zmm5, zmm1, zmm21	// update.limb14.vpaddq.2
vpaddq zmm11, zmm5, zmm12	// update.limb14.vpaddq.3
vpaddq zmm20, zmm11, zmm16	// update.limb14.vpaddq.4
lea r14, [r10+r9]	// third2.step11.y
vpmuludq zmm0, zmm3, zmmword ptr [rdi+3904]	// update.limb14.vpmuludq.2
vpaddq zmm22, zmm20, zmm0	// update.limb14.vpaddq.5
cmovc r14, r10	// third2.step11.G
shl rbx, 44	// change1.high1f.shl
vpaddq zmm2, zmm22, zmm17	// update.limb14.vpaddq.6
andn rdx, r13, rax	// third2.step11.w
cmovnz r12, r10	// third2.step11.h
xor rsi, rdx	// third2.step11.d
lea rcx, [rsi-1]	// third2.step11.d.2
sarx rbp, rcx, r15	// third2.step11.s
mov qword ptr [rdi+24], rbx	// change1.high1f.store_high1f
mov r8, r12	// copy for third2.step12.x
xor r8, rbp	// third2.step12.x
vpsraq zmm19, zmm2, 30	// update.limb14.vpsraq
vpandq zmm27, zmm2, zmm7	// update.limb14.vpandq
sar r14, 1	// third2.step12.t
sbb r11, r11	// third2.step12.k
vmovdqa64 zmmword ptr [rdi+1600], zmm27	// update.limb14.vmovdqa64
mov r9, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpmuldq zmm13, zmm26, zmm10	// update.limb15.vpmuldq.2
vpermq zmm9, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
lea r13, [r14+r8]	// third2.step12.y
cmovc r13, r14	// third2.step12.G
imul r9, qword ptr [rdi+384]	// change1.high1g.imul_above_f
andn rax, r11, rbp	// third2.step12.w
cmovnz r12, r14	// third2.step12.h
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpaddq zmm1, zmm6, zmm13	// update.limb15.vpaddq
vpmuldq zmm21, zmm24, zmm9	// update.limb15.vpmuldq.4
xor rcx, rax	// third2.step12.d
vpaddq zmm5, zmm1, zmm18	// update.limb15.vpaddq.2
vpaddq zmm12, zmm5, zmm21	// update.limb15.vpaddq.3
lea rdx, [rcx-1]	// third2.step12.d.2
sarx rsi, rdx, r15	// third2.step12.s
mov rbx, r12	// copy for third2.step13.x
xor rbx, rsi	// third2.step13.x
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3968]	// update.limb15.vpmuludq.2
sar r13, 1	// third2.step13.t
sbb r8, r8	// third2.step13.k
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4032]	// update.limb15.vpmuludq
vpaddq zmm20, zmm12, zmm16	// update.limb15.vpaddq.4
vpaddq zmm0, zmm20, zmm11	// update.limb15.vpaddq.5
vpaddq zmm22, zmm0, zmm19	// update.limb15.vpaddq.6
lea r11, [r13+rbx]	// third2.step13.y
vpsraq zmm17, zmm22, 30	// update.limb15.vpsraq
vpandq zmm2, zmm22, zmm7	// update.limb15.vpandq
cmovc r11, r13	// third2.step13.G
imul r10, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea rbp, [r9+r10]	// change1.high1g.add
andn r14, r8, rsi	// third2.step13.w
mov rax, qword ptr [rdi+16]	// change1.high1g.load_w1g
cmovnz r12, r13	// third2.step13.h
vmovdqa64 zmmword ptr [rdi+1664], zmm2	// update.limb15.vmovdqa64
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpmuldq zmm10, zmm26, zmm9	// update.limb16.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
xor rdx, r14	// third2.step13.d
lea rcx, [rdx-1]	// third2.step13.d.2
sarx rbx, rcx, r15	// third2.step13.s
mov r9, r12	// copy for third2.step14.x
xor r9, rbx	// third2.step14.x
sar r11, 1	// third2.step14.t
lea r10, [r11+r9]	// third2.step14.y
vpmuldq zmm1, zmm24, zmm6	// update.limb16.vpmuldq.4
sbb r8, r8	// third2.step14.k
vpaddq zmm18, zmm27, zmm10	// update.limb16.vpaddq
cmovc r10, r11	// third2.step14.G
sar rax, 20	// change1.high1g.sar
lea rsi, [rax+rbp]	// change1.high1g.add.2
shl rsi, 44	// change1.high1g.shl
vpaddq zmm5, zmm18, zmm13	// update.limb16.vpaddq.2
vpaddq zmm21, zmm5, zmm1	// update.limb16.vpaddq.3
andn r13, r8, rbx	// third2.step14.w
vpmuludq zmm12, zmm8, zmmword ptr [rdi+4096]	// update.limb16.vpmuludq
vpaddq zmm16, zmm21, zmm12	// update.limb16.vpaddq.4
cmovnz r12, r11	// third2.step14.h
xor rcx, r13	// third2.step14.d
lea r14, [rcx-1]	// third2.step14.d.2
sarx rdx, r14, r15	// third2.step14.s
mov r9, r12	// copy for third2.step15.x
xor r9, rdx	// third2.step15.x
sar r10, 1	// third2.step15.t
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4032]	// update.limb16.vpmuludq.2
sbb rax, rax	// third2.step15.k
vpaddq zmm11, zmm16, zmm20	// update.limb16.vpaddq.5
vpaddq zmm0, zmm11, zmm17	// update.limb16.vpaddq.6
mov qword ptr [rdi+32], rsi	// change1.high1g.store_high1g
vpsraq zmm19, zmm0, 30	// update.limb16.vpsraq
vpandq zmm22, zmm0, zmm7	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm22	// update.limb16.vmovdqa64
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpmuldq zmm9, zmm26, zmm6	// update.limb17.vpmuldq.2
lea rbp, [r10+r9]	// third2.step15.y
cmovc rbp, r10	// third2.step15.G
andn r8, rax, rdx	// third2.step15.w
cmovnz r12, r10	// third2.step15.h
xor r14, r8	// third2.step15.d
vpermq zmm27, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
lea rbx, [r14-1]	// third2.step15.d.2
sarx r11, rbx, r15	// third2.step15.s
mov r13, r12	// copy for third2.step16.x
xor r13, r11	// third2.step16.x
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm18, zmm24, zmm27	// update.limb17.vpmuldq.4
vpaddq zmm13, zmm2, zmm9	// update.limb17.vpaddq
vpaddq zmm5, zmm13, zmm10	// update.limb17.vpaddq.2
sar rbp, 1	// third2.step16.t
vpaddq zmm1, zmm5, zmm18	// update.limb17.vpaddq.3
sbb rcx, rcx	// third2.step16.k
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4160]	// update.limb17.vpmuludq
vpaddq zmm12, zmm1, zmm21	// update.limb17.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4096]	// update.limb17.vpmuludq.2
vpaddq zmm20, zmm12, zmm16	// update.limb17.vpaddq.5
vpaddq zmm11, zmm20, zmm19	// update.limb17.vpaddq.6
vpsraq zmm17, zmm11, 30	// update.limb17.vpsraq
vpandq zmm0, zmm11, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm0	// update.limb17.vmovdqa64
lea rsi, [rbp+r13]	// third2.step16.y
cmovc rsi, rbp	// third2.step16.G
andn r9, rcx, r11	// third2.step16.w
cmovnz r12, rbp	// third2.step16.h
xor rbx, r9	// third2.step16.d
lea rax, [rbx-1]	// third2.step16.d.2
sarx rdx, rax, r15	// third2.step16.s
mov r10, r12	// copy for third2.step17.x
xor r10, rdx	// third2.step17.x
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
sar rsi, 1	// third2.step17.t
sbb r8, r8	// third2.step17.k
vpmuldq zmm6, zmm26, zmm27	// update.limb18.vpmuldq.2
vpermq zmm2, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpermq
lea r14, [rsi+r10]	// third2.step17.y
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpaddq zmm13, zmm22, zmm6	// update.limb18.vpaddq
vpmuldq zmm10, zmm24, zmm2	// update.limb18.vpmuldq.4
vpaddq zmm5, zmm13, zmm9	// update.limb18.vpaddq.2
cmovc r14, rsi	// third2.step17.G
andn r13, r8, rdx	// third2.step17.w
cmovnz r12, rsi	// third2.step17.h
xor rax, r13	// third2.step17.d
lea rcx, [rax-1]	// third2.step17.d.2
sarx r11, rcx, r15	// third2.step17.s
mov rbp, r12	// copy for third2.step18.x
xor rbp, r11	// third2.step18.x
vpaddq zmm18, zmm5, zmm10	// update.limb18.vpaddq.3
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4224]	// update.limb18.vpmuludq
vpaddq zmm21, zmm18, zmm1	// update.limb18.vpaddq.4
sar r14, 1	// third2.step18.t
vpmuludq zmm12, zmm3, zmmword ptr [rdi+4160]	// update.limb18.vpmuludq.2
sbb r9, r9	// third2.step18.k
vpaddq zmm16, zmm21, zmm12	// update.limb18.vpaddq.5
vpaddq zmm20, zmm16, zmm17	// update.limb18.vpaddq.6
vpsraq zmm19, zmm20, 30	// update.limb18.vpsraq
lea rbx, [r14+rbp]	// third2.step18.y
cmovc rbx, r14	// third2.step18.G
vpandq zmm11, zmm20, zmm7	// update.limb18.vpandq
andn r10, r9, r11	// third2.step18.w
cmovnz r12, r14	// third2.step18.h
xor rcx, r10	// third2.step18.d
lea r8, [rcx-1]	// third2.step18.d.2
sarx rdx, r8, r15	// third2.step18.s
mov rsi, r12	// copy for third2.step19.x
xor rsi, rdx	// third2.step19.x
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
vpmuldq zmm27, zmm26, zmm2	// update.limb19.vpmuldq.2
vpermq zmm22, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpermq
vpmuldq zmm6, zmm24, zmm22	// update.limb19.vpmuldq.4
vmovdqa64 zmmword ptr [rdi+1856], zmm11	// update.limb18.vmovdqa64
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
sar rbx, 1	// third2.step19.t
sbb r13, r13	// third2.step19.k
lea rax, [rbx+rsi]	// third2.step19.y
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4288]	// update.limb19.vpmuludq
cmovc rax, rbx	// third2.step19.G
andn rbp, r13, rdx	// third2.step19.w
cmovnz r12, rbx	// third2.step19.h
xor r8, rbp	// third2.step19.d
lea r9, [r8-1]	// third2.step19.d.2
sarx r11, r9, r15	// third2.step19.s
mov r14, r12	// copy for third2.step20.x
xor r14, r11	// third2.step20.x
vpaddq zmm5, zmm0, zmm27	// update.limb19.vpaddq
vpaddq zmm10, zmm5, zmm13	// update.limb19.vpaddq.2
vpmuludq zmm18, zmm3, zmmword ptr [rdi+4224]	// update.limb19.vpmuludq.2
vpaddq zmm1, zmm10, zmm6	// update.limb19.vpaddq.3
vpaddq zmm21, zmm1, zmm9	// update.limb19.vpaddq.4
vpaddq zmm12, zmm21, zmm18	// update.limb19.vpaddq.5
vpaddq zmm16, zmm12, zmm19	// update.limb19.vpaddq.6
vpsraq zmm17, zmm16, 30	// update.limb19.vpsraq
sar rax, 1	// third2.step20.t
sbb r10, r10	// third2.step20.k
vpandq zmm20, zmm16, zmm7	// update.limb19.vpandq
lea rcx, [rax+r14]	// third2.step20.y
vpermq zmm2, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpermq
cmovc rcx, rax	// third2.step20.G
mov rsi, rcx	// copy for change2.G.add_rounding_G
add rsi, qword ptr [rdi-56]	// change2.G.add_rounding_G
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
mov r13, rcx	// copy for change2.G.shl
shl r13, 44	// change2.G.shl
vpmuldq zmm0, zmm26, zmm22	// update.limb20.vpmuldq.2
rorx rdx, rsi, 21	// change2.G.first_entry
andn rbx, r10, r11	// third2.step20.w
cmovnz r12, rax	// third2.step20.h
mov rbp, r12	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r8, r12	// copy for change2.h.shl
shl r8, 45	// change2.h.shl
xor r9, rbx	// third2.step20.d
vpmuldq zmm27, zmm24, zmm2	// update.limb20.vpmuldq.4
lea r14, [r9-1]	// third2.step20.d.2
sarx r10, r14, r15	// third2.step20.s
vmovdqa64 zmmword ptr [rdi+1920], zmm20	// update.limb19.vmovdqa64
rorx r11, rbp, 20	// change2.h.first_entry
rorx rax, rbp, 41	// change2.h.second_entry
add r8, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq zmm5, zmm11, zmm0	// update.limb20.vpaddq
imul rdx, qword ptr [rdi+24]	// change2.G.imul_high1f
rorx rbx, rsi, 42	// change2.G.second_entry
imul rbx, qword ptr [rdi+32]	// change2.G.imul_high1g
imul r11, qword ptr [rdi+24]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+32]	// change2.h.imul_high1g
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
add r13, qword ptr [rdi-40]	// change2.G.add_refill_G
vpaddq zmm10, zmm5, zmm13	// update.limb20.vpaddq.2
vpaddq zmm6, zmm10, zmm27	// update.limb20.vpaddq.3
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4352]	// update.limb20.vpmuludq
vpaddq zmm9, zmm6, zmm1	// update.limb20.vpaddq.4
vpmuludq zmm21, zmm3, zmmword ptr [rdi+4288]	// update.limb20.vpmuludq.2
vpaddq zmm18, zmm9, zmm21	// update.limb20.vpaddq.5
lea r9, [rdx+rbx]	// change2.G.add
lea rbp, [r11+rax]	// change2.h.add
vpaddq zmm12, zmm18, zmm17	// update.limb20.vpaddq.6
vpsraq zmm19, zmm12, 30	// update.limb20.vpsraq
lea rsi, [r9+r13]	// change2.G.add.2
lea rdx, [rbp+r8]	// change2.h.add.2
vpandq zmm16, zmm12, zmm7	// update.limb20.vpandq
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
vmovdqa64 zmmword ptr [rdi+1984], zmm16	// update.limb20.vmovdqa64
ror rsi, 44	// change2.G.packed
ror rdx, 45	// change2.h.packed
vpmuldq zmm20, zmm26, zmm2	// update.limb21.vpmuldq.2
mov rbx, rdx	// copy for third3.step1.x
xor rbx, r10	// third3.step1.x
vpbroadcastq zmm11, r12	// change2.vpbroadcastq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpermq zmm5, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpermq
vpmuldq zmm13, zmm24, zmm5	// update.limb21.vpmuldq.4
vpaddq zmm10, zmm22, zmm20	// update.limb21.vpaddq
vpbroadcastq zmm11{k1}, rcx	// change2.vpbroadcastq.2
vpaddq zmm27, zmm10, zmm0	// update.limb21.vpaddq.2
sar rsi, 1	// third3.step1.t
sbb r11, r11	// third3.step1.k
vpmuludq zmm6, zmm8, zmmword ptr [rdi+4416]	// update.limb21.vpmuludq
vpaddq zmm1, zmm11, zmm29	// change2.N2.vpaddq
lea rax, [rsi+rbx]	// third3.step1.y
vpmuludq zmm9, zmm3, zmmword ptr [rdi+4352]	// update.limb21.vpmuludq.2
vpaddq zmm21, zmm27, zmm13	// update.limb21.vpaddq.3
vpaddq zmm18, zmm21, zmm6	// update.limb21.vpaddq.4
vpaddq zmm17, zmm18, zmm9	// update.limb21.vpaddq.5
cmovc rax, rsi	// third3.step1.G
andn r9, r11, r10	// third3.step1.w
vpsllvq zmm12, zmm1, zmm30	// change2.N2.vpsllvq
cmovnz rdx, rsi	// third3.step1.h
xor r14, r9	// third3.step1.d
lea r13, [r14-1]	// third3.step1.d.2
sarx rbp, r13, r15	// third3.step1.s
mov r8, rdx	// copy for third3.step2.x
xor r8, rbp	// third3.step2.x
vpaddq zmm16, zmm17, zmm19	// update.limb21.vpaddq.6
vpsraq zmm2, zmm16, 30	// update.limb21.vpsraq
vpsravq zmm22, zmm12, zmm31	// change2.N2.vpsravq
vpandq zmm20, zmm16, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm20	// update.limb21.vmovdqa64
sar rax, 1	// third3.step2.t
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
vpsubq zmm0, zmm28, zmm22	// change2.N2.vpsubq
sbb r12, r12	// third3.step2.k
vpmuldq zmm11, zmm26, zmm5	// update.limb22.vpmuldq.2
vpermq zmm27, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpermq
lea rcx, [rax+r8]	// third3.step2.y
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+256], zmm0	// change2.N2.vmovdqa64
cmovc rcx, rax	// third3.step2.G
vpmuldq zmm21, zmm24, zmm27	// update.limb22.vpmuldq.4
andn rbx, r12, rbp	// third3.step2.w
cmovnz rdx, rax	// third3.step2.h
xor r13, rbx	// third3.step2.d
vpaddq zmm6, zmm10, zmm11	// update.limb22.vpaddq
lea r11, [r13-1]	// third3.step2.d.2
sarx r10, r11, r15	// third3.step2.s
mov rsi, rdx	// copy for third3.step3.x
xor rsi, r10	// third3.step3.x
vpaddq zmm18, zmm6, zmm13	// update.limb22.vpaddq.2
vpunpcklqdq zmm9, zmm0, zmm0	// change2.vpunpcklqdq
vpaddq zmm1, zmm18, zmm21	// update.limb22.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4480]	// update.limb22.vpmuludq
vpunpckhqdq zmm19, zmm0, zmm0	// change2.vpunpckhqdq
vpaddq zmm12, zmm1, zmm17	// update.limb22.vpaddq.4
sar rcx, 1	// third3.step3.t
sbb r9, r9	// third3.step3.k
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4416]	// update.limb22.vpmuludq.2
vpaddq zmm20, zmm12, zmm16	// update.limb22.vpaddq.5
vbroadcasti32x4 zmm22, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpaddq zmm5, zmm20, zmm2	// update.limb22.vpaddq.6
lea r14, [rcx+rsi]	// third3.step3.y
vpsraq zmm10, zmm5, 30	// update.limb22.vpsraq
vpandq zmm11, zmm5, zmm7	// update.limb22.vpandq
vbroadcasti32x4 zmm6, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
cmovc r14, rcx	// third3.step3.G
andn r8, r9, r10	// third3.step3.w
cmovnz rdx, rcx	// third3.step3.h
xor r11, r8	// third3.step3.d
lea r12, [r11-1]	// third3.step3.d.2
sarx rbp, r12, r15	// third3.step3.s
mov rax, rdx	// copy for third3.step4.x
xor rax, rbp	// third3.step4.x
vmovdqa64 zmmword ptr [rdi+2112], zmm11	// update.limb22.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
vpmuldq zmm18, zmm9, zmm22	// change2.Y.vpmuldq
vpmuldq zmm21, zmm26, zmm27	// update.limb23.vpmuldq.2
vpermq zmm0, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpermq
sar r14, 1	// third3.step4.t
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
vpmuldq zmm17, zmm19, zmm6	// change2.Y.vpmuldq.2
sbb rbx, rbx	// third3.step4.k
vpmuldq zmm12, zmm24, zmm0	// update.limb23.vpmuldq.4
vpaddq zmm16, zmm13, zmm21	// update.limb23.vpaddq
lea r13, [r14+rax]	// third3.step4.y
vpaddq zmm20, zmm16, zmm1	// update.limb23.vpaddq.2
vpaddq zmm2, zmm18, zmm17	// change2.Y.vpaddq
cmovc r13, r14	// third3.step4.G
vpaddq zmm5, zmm20, zmm12	// update.limb23.vpaddq.3
andn rsi, rbx, rbp	// third3.step4.w
cmovnz rdx, r14	// third3.step4.h
xor r12, rsi	// third3.step4.d
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4544]	// update.limb23.vpmuludq
lea r9, [r12-1]	// third3.step4.d.2
sarx r10, r9, r15	// third3.step4.s
mov rcx, rdx	// copy for third3.step5.x
xor rcx, r10	// third3.step5.x
vpaddq zmm9, zmm5, zmm11	// update.limb23.vpaddq.4
vmovdqa64 zmmword ptr [rdi+128], zmm2	// change2.Y.vmovdqa64
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4480]	// update.limb23.vpmuludq.2
vpaddq zmm27, zmm9, zmm22	// update.limb23.vpaddq.5
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpaddq zmm19, zmm27, zmm10	// update.limb23.vpaddq.6
sar r13, 1	// third3.step5.t
sbb r11, r11	// third3.step5.k
vpsraq zmm6, zmm19, 30	// update.limb23.vpsraq
vpandq zmm13, zmm19, zmm7	// update.limb23.vpandq
vmovdqa64 zmmword ptr [rdi+2176], zmm13	// update.limb23.vmovdqa64
lea rax, [r13+rcx]	// third3.step5.y
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
vpmuldq zmm16, zmm26, zmm0	// update.limb24.vpmuldq.2
cmovc rax, r13	// third3.step5.G
imul r8, qword ptr [rdi+8]	// change2.w2f.imul_w1f
andn rbx, r11, r10	// third3.step5.w
mov rbp, qword ptr [rdi+264]	// change2.w2f.load_N2v
cmovnz rdx, r13	// third3.step5.h
xor r9, rbx	// third3.step5.d
lea r14, [r9-1]	// third3.step5.d.2
sarx rsi, r14, r15	// third3.step5.s
vpermq zmm1, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpermq
mov r12, rdx	// copy for third3.step6.x
xor r12, rsi	// third3.step6.x
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpmuldq zmm17, zmm24, zmm1	// update.limb24.vpmuldq.4
imul rbp, qword ptr [rdi+16]	// change2.w2f.imul_w1g
vpaddq zmm20, zmm21, zmm16	// update.limb24.vpaddq
vpaddq zmm12, zmm20, zmm18	// update.limb24.vpaddq.2
sar rax, 1	// third3.step6.t
lea rcx, [r8+rbp]	// change2.w2f.add
vpaddq zmm5, zmm12, zmm17	// update.limb24.vpaddq.3
sbb r11, r11	// third3.step6.k
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4608]	// update.limb24.vpmuludq
vpaddq zmm2, zmm5, zmm11	// update.limb24.vpaddq.4
lea r10, [rax+r12]	// third3.step6.y
cmovc r10, rax	// third3.step6.G
sar rcx, 20	// change2.w2f.sar
vpmuludq zmm9, zmm3, zmmword ptr [rdi+4544]	// update.limb24.vpmuludq.2
andn r13, r11, rsi	// third3.step6.w
vpaddq zmm22, zmm2, zmm9	// update.limb24.vpaddq.5
cmovnz rdx, rax	// third3.step6.h
xor r14, r13	// third3.step6.d
lea rbx, [r14-1]	// third3.step6.d.2
sarx r9, rbx, r15	// third3.step6.s
mov r8, rdx	// copy for third3.step7.x
xor r8, r9	// third3.step7.x
vpaddq zmm27, zmm22, zmm6	// update.limb24.vpaddq.6
mov rbp, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpsraq zmm10, zmm27, 30	// update.limb24.vpsraq
vpandq zmm19, zmm27, zmm7	// update.limb24.vpandq
vmovdqa64 zmmword ptr [rdi+2240], zmm19	// update.limb24.vmovdqa64
imul rbp, qword ptr [rdi+384]	// change2.w2f.imul_above_f
sar r10, 1	// third3.step7.t
sbb r12, r12	// third3.step7.k
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
vpmuldq zmm0, zmm26, zmm1	// update.limb25.vpmuldq.2
mov r11, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpermq zmm21, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpermq
lea rsi, [r10+r8]	// third3.step7.y
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
vpmuldq zmm20, zmm24, zmm21	// update.limb25.vpmuldq.4
cmovc rsi, r10	// third3.step7.G
andn rax, r12, r9	// third3.step7.w
cmovnz rdx, r10	// third3.step7.h
imul r11, qword ptr [rdi+400]	// change2.w2f.imul_above_g
xor rbx, rax	// third3.step7.d
vpaddq zmm18, zmm13, zmm0	// update.limb25.vpaddq
lea r13, [rbx-1]	// third3.step7.d.2
sarx r14, r13, r15	// third3.step7.s
mov r8, rdx	// copy for third3.step8.x
xor r8, r14	// third3.step8.x
vpaddq zmm12, zmm18, zmm16	// update.limb25.vpaddq.2
vpaddq zmm17, zmm12, zmm20	// update.limb25.vpaddq.3
lea r12, [rbp+r11]	// change2.w2f.add.2
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4672]	// update.limb25.vpmuludq
vpaddq zmm11, zmm17, zmm5	// update.limb25.vpaddq.4
sar rsi, 1	// third3.step8.t
lea r9, [rcx+r12]	// change2.w2f.add.3
vpmuludq zmm2, zmm3, zmmword ptr [rdi+4608]	// update.limb25.vpmuludq.2
sbb r10, r10	// third3.step8.k
vpaddq zmm9, zmm11, zmm2	// update.limb25.vpaddq.5
lea rax, [rsi+r8]	// third3.step8.y
mov qword ptr [rdi-112], r9	// change2.w2f.store_w2f
vpaddq zmm22, zmm9, zmm10	// update.limb25.vpaddq.6
cmovc rax, rsi	// third3.step8.G
andn rbx, r10, r14	// third3.step8.w
vpandq zmm6, zmm22, zmm7	// update.limb25.vpandq
vmovdqa64 zmmword ptr [rdi+2304], zmm6	// update.limb25.vmovdqa64
cmovnz rdx, rsi	// third3.step8.h
xor r13, rbx	// third3.step8.d
lea rbp, [r13-1]	// third3.step8.d.2
sarx r11, rbp, r15	// third3.step8.s
mov rcx, rdx	// copy for third3.step9.x
xor rcx, r11	// third3.step9.x
sar r9, 20	// change2.w2f.sar.2
vpermq zmm27, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpermq
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
vpmuldq zmm1, zmm26, zmm21	// update.limb26.vpmuldq.2
vpsraq zmm13, zmm22, 30	// update.limb25.vpsraq
shl r9, 44	// change2.w2f.shl
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
sar rax, 1	// third3.step9.t
sbb r12, r12	// third3.step9.k
vpmuldq zmm18, zmm24, zmm27	// update.limb26.vpmuldq.4
mov qword ptr [rdi+40], r9	// change2.w2f.store_high2f
vpaddq zmm16, zmm19, zmm1	// update.limb26.vpaddq
lea r8, [rax+rcx]	// third3.step9.y
vpaddq zmm12, zmm16, zmm0	// update.limb26.vpaddq.2
mov r10, qword ptr [rdi+272]	// change2.w2g.load_N2q
cmovc r8, rax	// third3.step9.G
andn r14, r12, r11	// third3.step9.w
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4672]	// update.limb26.vpmuludq.2
cmovnz rdx, rax	// third3.step9.h
xor rbp, r14	// third3.step9.d
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4736]	// update.limb26.vpmuludq
lea rsi, [rbp-1]	// third3.step9.d.2
sarx rbx, rsi, r15	// third3.step9.s
mov r13, rdx	// copy for third3.step10.x
xor r13, rbx	// third3.step10.x
imul r10, qword ptr [rdi+8]	// change2.w2g.imul_w1f
vpaddq zmm5, zmm12, zmm18	// update.limb26.vpaddq.3
vpaddq zmm11, zmm5, zmm17	// update.limb26.vpaddq.4
vpaddq zmm2, zmm11, zmm20	// update.limb26.vpaddq.5
vpaddq zmm9, zmm2, zmm13	// update.limb26.vpaddq.6
vpandq zmm10, zmm9, zmm7	// update.limb26.vpandq
sar r8, 1	// third3.step10.t
vpsraq zmm6, zmm9, 30	// update.limb26.vpsraq
mov r9, qword ptr [rdi+280]	// change2.w2g.load_N2r
sbb rcx, rcx	// third3.step10.k
vmovdqa64 zmmword ptr [rdi+2368], zmm10	// update.limb26.vmovdqa64
lea r12, [r8+r13]	// third3.step10.y
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
cmovc r12, r8	// third3.step10.G
imul r9, qword ptr [rdi+16]	// change2.w2g.imul_w1g
vpmuldq zmm22, zmm26, zmm27	// update.limb27.vpmuldq.2
andn r11, rcx, rbx	// third3.step10.w
cmovnz rdx, r8	// third3.step10.h
xor rsi, r11	// third3.step10.d
lea rax, [rsi-1]	// third3.step10.d.2
sarx r14, rax, r15	// third3.step10.s
vpermq zmm19, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpermq
mov rbp, rdx	// copy for third3.step11.x
xor rbp, r14	// third3.step11.x
lea r13, [r10+r9]	// change2.w2g.add
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpmuldq zmm16, zmm24, zmm19	// update.limb27.vpmuldq.4
vpaddq zmm0, zmm21, zmm22	// update.limb27.vpaddq
sar r13, 20	// change2.w2g.sar
vpaddq zmm12, zmm0, zmm1	// update.limb27.vpaddq.2
sar r12, 1	// third3.step11.t
sbb rcx, rcx	// third3.step11.k
vpaddq zmm18, zmm12, zmm16	// update.limb27.vpaddq.3
mov rbx, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4800]	// update.limb27.vpmuludq
vpaddq zmm17, zmm18, zmm5	// update.limb27.vpaddq.4
lea r8, [r12+rbp]	// third3.step11.y
vpmuludq zmm11, zmm3, zmmword ptr [rdi+4736]	// update.limb27.vpmuludq.2
vpaddq zmm20, zmm17, zmm11	// update.limb27.vpaddq.5
cmovc r8, r12	// third3.step11.G
imul rbx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
andn r11, rcx, r14	// third3.step11.w
cmovnz rdx, r12	// third3.step11.h
xor rax, r11	// third3.step11.d
lea rsi, [rax-1]	// third3.step11.d.2
sarx r10, rsi, r15	// third3.step11.s
mov r9, rdx	// copy for third3.step12.x
xor r9, r10	// third3.step12.x
vpaddq zmm2, zmm20, zmm6	// update.limb27.vpaddq.6
vpsraq zmm13, zmm2, 30	// update.limb27.vpsraq
mov rbp, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpandq zmm9, zmm2, zmm7	// update.limb27.vpandq
vmovdqa64 zmmword ptr [rdi+2432], zmm9	// update.limb27.vmovdqa64
sar r8, 1	// third3.step12.t
vpmuldq zmm10, zmm26, zmm19	// update.limb28.vpmuldq.2
sbb rcx, rcx	// third3.step12.k
vpermq zmm27, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpermq
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
lea r14, [r8+r9]	// third3.step12.y
cmovc r14, r8	// third3.step12.G
imul rbp, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea r12, [rbx+rbp]	// change2.w2g.add.2
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
andn r11, rcx, r10	// third3.step12.w
cmovnz rdx, r8	// third3.step12.h
xor rsi, r11	// third3.step12.d
vpaddq zmm0, zmm21, zmm10	// update.limb28.vpaddq
lea rax, [rsi-1]	// third3.step12.d.2
sarx r9, rax, r15	// third3.step12.s
vpmuldq zmm1, zmm24, zmm27	// update.limb28.vpmuldq.4
mov rbx, rdx	// copy for third3.step13.x
xor rbx, r9	// third3.step13.x
lea rbp, [r13+r12]	// change2.w2g.add.3
vpmuludq zmm12, zmm3, zmmword ptr [rdi+4800]	// update.limb28.vpmuludq.2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4864]	// update.limb28.vpmuludq
mov qword ptr [rdi-104], rbp	// change2.w2g.store_w2g
sar r14, 1	// third3.step13.t
sbb rcx, rcx	// third3.step13.k
vpaddq zmm18, zmm0, zmm22	// update.limb28.vpaddq.2
vpaddq zmm5, zmm18, zmm1	// update.limb28.vpaddq.3
vpaddq zmm17, zmm5, zmm16	// update.limb28.vpaddq.4
lea r10, [r14+rbx]	// third3.step13.y
vpaddq zmm11, zmm17, zmm12	// update.limb28.vpaddq.5
cmovc r10, r14	// third3.step13.G
sar rbp, 20	// change2.w2g.sar.2
shl rbp, 44	// change2.w2g.shl
andn r8, rcx, r9	// third3.step13.w
cmovnz rdx, r14	// third3.step13.h
xor rax, r8	// third3.step13.d
vpmuldq zmm20, zmm26, zmm27	// update.limb29.vpmuldq.2
lea r11, [rax-1]	// third3.step13.d.2
sarx rsi, r11, r15	// third3.step13.s
mov r13, rdx	// copy for third3.step14.x
xor r13, rsi	// third3.step14.x
vpaddq zmm6, zmm11, zmm13	// update.limb28.vpaddq.6
vpsraq zmm2, zmm6, 30	// update.limb28.vpsraq
vpandq zmm9, zmm6, zmm7	// update.limb28.vpandq
vmovdqa64 zmmword ptr [rdi+2496], zmm9	// update.limb28.vmovdqa64
mov qword ptr [rdi+48], rbp	// change2.w2g.store_high2g
vpermq zmm19, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpermq
sar r10, 1	// third3.step14.t
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
sbb r12, r12	// third3.step14.k
vpmuldq zmm10, zmm24, zmm19	// update.limb29.vpmuldq.4
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
vpaddq zmm22, zmm0, zmm20	// update.limb29.vpaddq
lea rbx, [r10+r13]	// third3.step14.y
vpaddq zmm18, zmm22, zmm21	// update.limb29.vpaddq.2
cmovc rbx, r10	// third3.step14.G
vpaddq zmm1, zmm18, zmm10	// update.limb29.vpaddq.3
andn rcx, r12, rsi	// third3.step14.w
cmovnz rdx, r10	// third3.step14.h
xor r11, rcx	// third3.step14.d
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4928]	// update.limb29.vpmuludq
lea r9, [r11-1]	// third3.step14.d.2
sarx r14, r9, r15	// third3.step14.s
mov r8, rdx	// copy for third3.step15.x
xor r8, r14	// third3.step15.x
vpaddq zmm16, zmm1, zmm5	// update.limb29.vpaddq.4
vpmuludq zmm17, zmm3, zmmword ptr [rdi+4864]	// update.limb29.vpmuludq.2
vpaddq zmm12, zmm16, zmm17	// update.limb29.vpaddq.5
vpaddq zmm27, zmm12, zmm2	// update.limb29.vpaddq.6
sar rbx, 1	// third3.step15.t
sbb rax, rax	// third3.step15.k
vpsraq zmm11, zmm27, 30	// update.limb29.vpsraq
vpandq zmm13, zmm27, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm13	// update.limb29.vmovdqa64
lea rbp, [rbx+r8]	// third3.step15.y
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpmuldq zmm9, zmm26, zmm19	// update.limb30.vpmuldq.2
cmovc rbp, rbx	// third3.step15.G
andn r13, rax, r14	// third3.step15.w
cmovnz rdx, rbx	// third3.step15.h
xor r9, r13	// third3.step15.d
lea r12, [r9-1]	// third3.step15.d.2
sarx rsi, r12, r15	// third3.step15.s
vpermq zmm0, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpermq
mov r10, rdx	// copy for third3.step16.x
xor r10, rsi	// third3.step16.x
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vpmuldq zmm22, zmm24, zmm0	// update.limb30.vpmuldq.4
vpaddq zmm21, zmm6, zmm9	// update.limb30.vpaddq
vpaddq zmm18, zmm21, zmm20	// update.limb30.vpaddq.2
sar rbp, 1	// third3.step16.t
vpaddq zmm10, zmm18, zmm22	// update.limb30.vpaddq.3
sbb rcx, rcx	// third3.step16.k
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4992]	// update.limb30.vpmuludq
lea r11, [rbp+r10]	// third3.step16.y
vpaddq zmm5, zmm10, zmm1	// update.limb30.vpaddq.4
cmovc r11, rbp	// third3.step16.G
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4928]	// update.limb30.vpmuludq.2
andn r8, rcx, rsi	// third3.step16.w
cmovnz rdx, rbp	// third3.step16.h
xor r12, r8	// third3.step16.d
vpaddq zmm17, zmm5, zmm16	// update.limb30.vpaddq.5
lea rax, [r12-1]	// third3.step16.d.2
sarx r14, rax, r15	// third3.step16.s
mov rbx, rdx	// copy for third3.step17.x
xor rbx, r14	// third3.step17.x
vpaddq zmm12, zmm17, zmm11	// update.limb30.vpaddq.6
vpsraq zmm2, zmm12, 30	// update.limb30.vpsraq
vpandq zmm27, zmm12, zmm7	// update.limb30.vpandq
vmovdqa64 zmmword ptr [rdi+2624], zmm27	// update.limb30.vmovdqa64
sar r11, 1	// third3.step17.t
sbb r13, r13	// third3.step17.k
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
vpmuldq zmm19, zmm26, zmm0	// update.limb31.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpermq
lea r9, [r11+rbx]	// third3.step17.y
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
vpmuldq zmm21, zmm24, zmm6	// update.limb31.vpmuldq.4
cmovc r9, r11	// third3.step17.G
andn r10, r13, r14	// third3.step17.w
cmovnz rdx, r11	// third3.step17.h
xor rax, r10	// third3.step17.d
vpaddq zmm20, zmm13, zmm19	// update.limb31.vpaddq
lea rcx, [rax-1]	// third3.step17.d.2
sarx rsi, rcx, r15	// third3.step17.s
mov rbp, rdx	// copy for third3.step18.x
xor rbp, rsi	// third3.step18.x
vpaddq zmm18, zmm20, zmm9	// update.limb31.vpaddq.2
vpaddq zmm22, zmm18, zmm21	// update.limb31.vpaddq.3
vpmuludq zmm10, zmm8, zmmword ptr [rdi+5056]	// update.limb31.vpmuludq
vpaddq zmm1, zmm22, zmm10	// update.limb31.vpaddq.4
sar r9, 1	// third3.step18.t
vpmuludq zmm5, zmm3, zmmword ptr [rdi+4992]	// update.limb31.vpmuludq.2
sbb r8, r8	// third3.step18.k
vpaddq zmm16, zmm1, zmm5	// update.limb31.vpaddq.5
vpaddq zmm17, zmm16, zmm2	// update.limb31.vpaddq.6
lea r12, [r9+rbp]	// third3.step18.y
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpsraq zmm12, zmm17, 30	// update.limb31.vpsraq
cmovc r12, r9	// third3.step18.G
andn rbx, r8, rsi	// third3.step18.w
vpandq zmm27, zmm17, zmm7	// update.limb31.vpandq
cmovnz rdx, r9	// third3.step18.h
xor rcx, rbx	// third3.step18.d
vmovdqa64 zmmword ptr [rdi+2688], zmm27	// update.limb31.vmovdqa64
lea r13, [rcx-1]	// third3.step18.d.2
sarx r14, r13, r15	// third3.step18.s
mov r11, rdx	// copy for third3.step19.x
xor r11, r14	// third3.step19.x
vpmuldq zmm0, zmm26, zmm6	// update.limb32.vpmuldq.2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
sar r12, 1	// third3.step19.t
sbb r10, r10	// third3.step19.k
vpermq zmm19, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpermq
vpmuldq zmm20, zmm24, zmm19	// update.limb32.vpmuldq.4
lea rax, [r12+r11]	// third3.step19.y
vpaddq zmm9, zmm11, zmm0	// update.limb32.vpaddq
vpaddq zmm18, zmm9, zmm13	// update.limb32.vpaddq.2
vpaddq zmm21, zmm18, zmm20	// update.limb32.vpaddq.3
cmovc rax, r12	// third3.step19.G
andn rbp, r10, r14	// third3.step19.w
cmovnz rdx, r12	// third3.step19.h
xor r13, rbp	// third3.step19.d
lea r8, [r13-1]	// third3.step19.d.2
sarx rsi, r8, r15	// third3.step19.s
mov r9, rdx	// copy for third3.step20.x
xor r9, rsi	// third3.step20.x
vpmuludq zmm22, zmm8, zmmword ptr [rdi+5120]	// update.limb32.vpmuludq
vpaddq zmm10, zmm21, zmm22	// update.limb32.vpaddq.4
vpmuludq zmm1, zmm3, zmmword ptr [rdi+5056]	// update.limb32.vpmuludq.2
vpaddq zmm5, zmm10, zmm1	// update.limb32.vpaddq.5
vpaddq zmm16, zmm5, zmm12	// update.limb32.vpaddq.6
sar rax, 1	// third3.step20.t
sbb rbx, rbx	// third3.step20.k
vpandq zmm2, zmm16, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm2	// update.limb32.vmovdqa64
lea rcx, [rax+r9]	// third3.step20.y
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
cmovc rcx, rax	// third3.step20.G
mov r11, rcx	// copy for change3.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r10, rcx	// copy for change3.G.shl
shl r10, 44	// change3.G.shl
andn r14, rbx, rsi	// third3.step20.w
vpmuldq zmm27, zmm26, zmm19	// update.limb33.vpmuldq.2
cmovnz rdx, rax	// third3.step20.h
mov r12, rdx	// copy for change3.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rbp, rdx	// copy for change3.h.shl
shl rbp, 45	// change3.h.shl
xor r8, r14	// third3.step20.d
rorx r13, r11, 21	// change3.G.first_entry
rorx r9, r11, 42	// change3.G.second_entry
lea rbx, [r8-1]	// third3.step20.d.2
sarx rsi, rbx, r15	// third3.step20.s
vpsraq zmm6, zmm16, 30	// update.limb32.vpsraq
rorx rax, r12, 20	// change3.h.first_entry
rorx r14, r12, 41	// change3.h.second_entry
vpermq zmm11, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpermq
add r10, qword ptr [rdi-40]	// change3.G.add_refill_G
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
add rbp, qword ptr [rdi-48]	// change3.h.add_refill_h
vpmuldq zmm9, zmm24, zmm11	// update.limb33.vpmuldq.4
imul r13, qword ptr [rdi+40]	// change3.G.imul_high2f
imul r9, qword ptr [rdi+48]	// change3.G.imul_high2g
imul rax, qword ptr [rdi+40]	// change3.h.imul_high2f
imul r14, qword ptr [rdi+48]	// change3.h.imul_high2g
vpaddq zmm13, zmm17, zmm27	// update.limb33.vpaddq
vpaddq zmm18, zmm13, zmm0	// update.limb33.vpaddq.2
vpaddq zmm20, zmm18, zmm9	// update.limb33.vpaddq.3
mov qword ptr [rdi-128], rdx	// change3.store_end_h
mov qword ptr [rdi-120], rcx	// change3.store_end_G
vpmuludq zmm21, zmm8, zmmword ptr [rdi+5184]	// update.limb33.vpmuludq
vpaddq zmm22, zmm20, zmm21	// update.limb33.vpaddq.4
vpmuludq zmm10, zmm3, zmmword ptr [rdi+5120]	// update.limb33.vpmuludq.2
vpaddq zmm1, zmm22, zmm10	// update.limb33.vpaddq.5
lea r11, [r13+r9]	// change3.G.add
lea r8, [rax+r14]	// change3.h.add
vpaddq zmm5, zmm1, zmm6	// update.limb33.vpaddq.6
vpsraq zmm12, zmm5, 30	// update.limb33.vpsraq
lea r12, [r11+r10]	// change3.G.add.2
lea rdx, [r8+rbp]	// change3.h.add.2
vpandq zmm2, zmm5, zmm7	// update.limb33.vpandq
vmovdqa64 zmmword ptr [rdi+2816], zmm2	// update.limb33.vmovdqa64
ror r12, 44	// change3.G.packed
ror rdx, 45	// change3.h.packed
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpmuldq zmm16, zmm26, zmm11	// update.limb34.vpmuldq.2
vpermq zmm17, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpermq
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpmuldq zmm13, zmm24, zmm17	// update.limb34.vpmuldq.4
vpaddq zmm0, zmm19, zmm16	// update.limb34.vpaddq
vpaddq zmm18, zmm0, zmm27	// update.limb34.vpaddq.2
vpaddq zmm9, zmm18, zmm13	// update.limb34.vpaddq.3
vpmuludq zmm20, zmm8, zmmword ptr [rdi+5248]	// update.limb34.vpmuludq
vpaddq zmm21, zmm9, zmm20	// update.limb34.vpaddq.4
vpmuludq zmm22, zmm3, zmmword ptr [rdi+5184]	// update.limb34.vpmuludq.2
vpaddq zmm10, zmm21, zmm22	// update.limb34.vpaddq.5
vpaddq zmm1, zmm10, zmm12	// update.limb34.vpaddq.6
vpsraq zmm6, zmm1, 30	// update.limb34.vpsraq
vpandq zmm5, zmm1, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm5	// update.limb34.vmovdqa64
vpmuludq zmm2, zmm3, zmmword ptr [rdi+5248]	// update.last.vpmuludq
vpmuldq zmm11, zmm25, zmmword ptr [rdi+3008]	// update.last.vpmuldq
vpmuldq zmm23, zmm26, zmm17	// update.last.vpmuldq.2
vpaddq zmm24, zmm11, zmm23	// update.last.vpaddq
vpaddq zmm19, zmm24, zmm2	// update.last.vpaddq.2
vpaddq zmm16, zmm19, zmm6	// update.last.vpaddq.3
vpaddq zmm0, zmm16, zmm15	// update.last.vpaddq.4
vpandq zmm27, zmm0, zmm7	// update.last.vpandq
vpsraq zmm18, zmm0, 30	// update.last.vpsraq
vpaddq zmm13, zmm18, zmm14	// update.last.vpaddq.5
vpandq zmm8, zmm13, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+2944], zmm27	// update.last.vmovdqa64
vmovdqa64 zmmword ptr [rdi+3008], zmm8	// update.last.vmovdqa64.2
vpsraq zmm9, zmm13, 30	// update.last.vpsraq.2
vshufi64x2 zmm20{k3}{z}, zmm9, zmm9, 0x44	// update.last.vshufi64x2
vpaddq zmm21, zmm4, zmm20	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm21	// update.last.vmovdqa64.3
mov rcx, rdx	// output
mov rdx, rbx	// output
mov rbx, r12	// output
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
